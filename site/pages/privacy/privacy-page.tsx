/** The privacy policy: nine numbered sections. */

import { brand } from '../../../shared/content/brand.ts';
import { publicPages } from '../../../shared/content/figures/provenance.ts';
import { whoCalls } from '../../../shared/content/words/en/form-copy.ts';
import { LegalDocument, type LegalSection } from '../../layout/legal-document.tsx';

const privacyMail = <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>;

export function PrivacyPage() {
	return (
		<LegalDocument
			page="privacy"
			title="Privacy Policy"
			lede="What we ask you for, what we do with it, and how to make us stop. It follows Singapore’s Personal Data Protection Act 2012 (PDPA)."
			sections={sections}
		/>
	);
}

const sections: readonly LegalSection[] = [
	{
		id: 'collected',
		title: 'Information we collect',
		text: (
			<>
				<p>When you send an enquiry, we collect what you enter in the form:</p>
				<ul>
					<li>your name, date of birth, email address and mobile phone number;</li>
					<li>the week of your pregnancy, if any, and the type of pregnancy;</li>
					<li>anything you write under “Additional information”;</li>
					<li>the plan you ask about;</li>
					<li>
						your consent: its exact wording, the time, and the page and partner where you gave it, with the label of the
						campaign that led you there, if any.
					</li>
				</ul>
				<p>We never ask for your NRIC, FIN or passport number. Please do not enter them.</p>
				<p>
					If you enquire for someone else, do so because that person asked you to, or as a parent or guardian. This
					policy then covers that person’s data, too.
				</p>
				<p>
					If you phone or email us, we use what you tell us to answer you, and pass it to an adviser only with your
					agreement.
				</p>
				<p>
					Reading the website needs no name or address. Like every server, ours sees the internet address of your
					device; it counts the enquiries from one address for a minute, against abuse, and does not store it. The
					company that hosts us may log it for security.
				</p>
			</>
		),
	},
	{
		id: 'use',
		title: 'How we use your information',
		text: (
			<>
				<p>With your consent, we and the licensed advisers who receive your enquiry use your data so that:</p>
				<ul>
					<li>an adviser can answer you, by email, call or SMS, within {brand.replyWithinHours} hours;</li>
					<li>an adviser can prepare quotes and explain insurance products to you;</li>
					<li>
						we or they can tell you about related insurance products, until you say stop and for two years at most;
					</li>
					<li>we can keep the proof of consent that the law asks of us.</li>
				</ul>
				<p>{whoCalls}</p>
				<p>Your answers about pregnancy are used to find plans you can apply for, and for nothing else.</p>
			</>
		),
	},
	{
		id: 'sharing',
		title: 'Sharing: who receives it',
		text: (
			<>
				<p>
					Your enquiry goes to the licensed financial advisers we work with. If you used a form on a partner adviser’s
					website, that adviser receives it too. An adviser passes details on to an insurer only after you have agreed
					to it.
				</p>
				<p>
					We are paid only if you buy a policy: we are not paid for your data, do not sell it, and do not share it with
					unrelated third parties. Companies that run our systems may handle it for us, under contract and only on our
					instructions. If they do so outside Singapore, they must protect it as the PDPA does. We disclose data to
					authorities where the law requires it.
				</p>
			</>
		),
	},
	{
		id: 'security',
		title: 'Security: how we protect it',
		text: (
			<>
				<p>
					Enquiries travel encrypted from your browser to us, and are kept in a store that only authorised people can
					open. The advisers keep copies of their own. Personal data is kept out of web addresses and technical logs.
				</p>
				<p>
					If a breach is likely to harm you, we tell you and the Personal Data Protection Commission. We tell the
					Commission within 3 calendar days of finding that we must.
				</p>
			</>
		),
	},
	{
		id: 'retention',
		title: 'Retention: how long we keep it',
		text: (
			<>
				<p>
					Two years at most after your enquiry, and a few weeks longer in back-ups. Then it is deleted, together with
					its proof of consent.
				</p>
				<p>
					If you withdraw your consent, we mark your enquiry so that we pass it to nobody any more, and tell the
					advisers who received it to stop. If you ask us to delete it, we delete our copy and ask them to delete
					theirs. An adviser through whom you bought a policy must keep some records by law.
				</p>
			</>
		),
	},
	{
		id: 'rights',
		title: 'Your rights under the PDPA',
		text: (
			<>
				<p>At any time, and without giving a reason, you may:</p>
				<ul>
					<li>
						<strong>see</strong> the personal data we hold about you, how it was used, and to whom it was given in the
						past year;
					</li>
					<li>
						<strong>correct</strong> what is wrong;
					</li>
					<li>
						<strong>withdraw your consent</strong> to being contacted;
					</li>
					<li>
						<strong>have your data deleted</strong>, which we do although the PDPA leaves it to us.
					</li>
				</ul>
				<p>
					Write to {privacyMail}, if you can with the reference of your enquiry. We act on a withdrawal within ten
					working days, and answer everything else within 30 days. After you withdraw, the advisers have to stop
					contacting you and we can no longer help with that enquiry. Policies you have already bought are not affected.
				</p>
				<p>
					If our answer does not satisfy you, you may complain to the{' '}
					<a href={publicPages.personalDataProtection}>Personal Data Protection Commission</a> of Singapore.
				</p>
			</>
		),
	},
	{
		id: 'cookies',
		title: 'Cookies',
		text: (
			<p>
				This website sets no cookies and runs no analytics or advertising trackers. What you type in the form stays in
				this browser tab, so that a reload does not lose it, with the plan you chose and a random number that stops an
				enquiry being counted twice. We bring it back for an hour after your last change. It is deleted when you send it
				or close the tab. Your due date, what you choose in the tools of this website, and the plan, week and pregnancy
				type that the questions on your receipt are made from stay in the tab too, until you close it or press “Forget
				all I said here”. A partner’s website may keep what you type in our form in the same way.
			</p>
		),
	},
	{
		id: 'changes',
		title: 'Changes to this policy',
		text: (
			<p>
				When we change this policy we change the date at the top of the page. If a change affects data we already hold,
				we ask for your consent again where the law requires it.
			</p>
		),
	},
	{
		id: 'dpo',
		title: 'Contact our Data Protection Officer',
		text: (
			<>
				<p>For anything about your personal data, including access, correction and withdrawal of consent:</p>
				<address>
					Data Protection Officer, {brand.legalName} (UEN {brand.registrationNumber})
					<br />
					{brand.address.street}, {brand.address.country} {brand.address.postalCode}
					<br />
					{privacyMail}
					<br />
					<a href={brand.phoneHref}>{brand.phone}</a>
				</address>
			</>
		),
	},
];
