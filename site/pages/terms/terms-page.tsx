/** The terms of use: eight numbered sections. */

import { brand } from '../../../shared/content/brand.ts';
import { languagePage } from '../../../shared/content/words/en/language-page.ts';
import { LegalDocument, type LegalSection } from '../../layout/legal-document.tsx';

export function TermsPage() {
	return (
		<LegalDocument
			page="terms"
			title="Terms and Conditions"
			lede={`What you can expect of ${brand.name}, and what we ask of you. Written to be read.`}
			sections={sections}
		/>
	);
}

const sections: readonly LegalSection[] = [
	{
		id: 'acceptance',
		title: 'Acceptance of these terms',
		text: (
			<>
				<p>
					By using this website you accept these terms. They also apply to our quote form on a partner’s website, if the
					form links to them. If you do not agree with them, please do not use the website or the form.
				</p>
				<p>If you are under 18, ask a parent or guardian to enquire for you.</p>
			</>
		),
	},
	{
		id: 'service',
		title: 'Description of the service',
		text: (
			<>
				<p>
					{brand.name} is run by {brand.legalName} (UEN {brand.registrationNumber}), an independent information
					provider. We compare insurance products sold in Singapore, explain them in general terms, and pass on your
					enquiry to licensed financial advisers who can answer it.
				</p>
				<p>
					We are not an insurer, a bank or a licensed financial adviser. Nothing on this website is financial advice, an
					offer of insurance or a promise that you will be insured. An insurer decides whether to accept you, and its
					policy contract decides what is covered.
				</p>
				<p>{languagePage.howWeArePaid.text}</p>
			</>
		),
	},
	{
		id: 'responsibilities',
		title: 'Your responsibilities',
		text: (
			<>
				<p>When you use the website, please:</p>
				<ul>
					<li>
						give true and complete answers, about yourself or about someone who has asked you to enquire for them;
					</li>
					<li>
						tell the insurer everything it asks about your health; a claim can be refused if something was left out;
					</li>
					<li>read the insurer’s product summary and policy contract before you buy;</li>
					<li>ask a licensed adviser before you buy, change or give up a policy;</li>
					<li>
						do not disrupt the website, probe it for weaknesses without our consent, or send enquiries by machine.
					</li>
				</ul>
			</>
		),
	},
	{
		id: 'liability',
		title: 'Limitation of liability',
		text: (
			<>
				<p>
					We check the figures on this website and show when we last did. Still, premiums, benefits and public schemes
					change, and we do not guarantee that everything is accurate, complete or up to date.
				</p>
				<p>
					As far as the law allows, we are not liable for loss that comes from relying on this website alone, from a
					decision of an insurer or adviser, or from the website being unavailable. Nothing in these terms limits
					liability that the law does not allow to be limited, such as for death or injury caused by negligence, or for
					fraud.
				</p>
			</>
		),
	},
	{
		id: 'privacy',
		title: 'Privacy',
		text: (
			<p>
				Our <a href="/privacy">Privacy Policy</a> says what personal data we collect, why, who receives it and how long
				we keep it. We use your data with the consent you give in the form, which you may withdraw at any time.
			</p>
		),
	},
	{
		id: 'modifications',
		title: 'Modifications to the website and these terms',
		text: (
			<p>
				We may change the website or these terms. The date at the top of this page shows when the terms last changed.
				The terms in force when you send an enquiry are the ones that apply to it.
			</p>
		),
	},
	{
		id: 'law',
		title: 'Governing law',
		text: (
			<p>
				These terms are governed by the law of Singapore. The courts of Singapore decide disputes about them, unless the
				law gives you the right to go to another court.
			</p>
		),
	},
	{
		id: 'contact-us',
		title: 'Contact',
		text: (
			<>
				<p>Questions about these terms? We are glad to answer them.</p>
				<address>
					{brand.name}
					<br />
					{brand.address.street}, {brand.address.country} {brand.address.postalCode}
					<br />
					<a href={brand.phoneHref}>{brand.phone}</a>
					<br />
					<a href={`mailto:${brand.email}`}>{brand.email}</a>
				</address>
			</>
		),
	},
];
