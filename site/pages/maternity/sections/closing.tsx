/** The end of the maternity page: contact, and a last call to action. */

import { brand } from '../../../../shared/content/brand.ts';
import { claims, claimsLine } from '../../../../shared/content/figures/claims.ts';
import { languagePage } from '../../../../shared/content/words/en/language-page.ts';
import { MailIcon, PhoneIcon } from '../../../pictures/icons.tsx';

export function StillHaveQuestions() {
	return (
		<section className="contact-us" aria-labelledby="contact-us-title">
			<h2 id="contact-us-title">Still Have Questions?</h2>
			<p>Our staff pass you to a licensed adviser.</p>
			<p className="actions">
				<a className="button button-quiet" href={brand.phoneHref} data-paper={brand.phone}>
					<PhoneIcon />
					Call Our Experts
				</a>
				<a className="button button-quiet" href={`mailto:${brand.email}`} data-paper={brand.email}>
					<MailIcon />
					Email Us
				</a>
			</p>
		</section>
	);
}

export function Closing() {
	return (
		<section className="closing" aria-labelledby="closing-title">
			<h2 id="closing-title">{languagePage.ready}</h2>
			<p>About 2 minutes. You need not buy.</p>
			<p className="actions">
				<a className="button" href="#quote" data-paper={`${brand.url}/maternity`}>
					Get Free Quote
				</a>
			</p>
			<p className="source">{claimsLine([claims.protectedFamilies])}</p>
		</section>
	);
}
