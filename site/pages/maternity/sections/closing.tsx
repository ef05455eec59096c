/** The end of the maternity page: contact, and a last call to action. */

import { brand } from '../../../../shared/content/brand.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { MailIcon, PhoneIcon } from '../../../pictures/icons.tsx';

const { from, to } = figures.gestationalWeeks;

export function Closing() {
	return (
		<>
			<section className="still-questions" aria-labelledby="questions-title">
				<h2 id="questions-title">Still Have Questions?</h2>
				<p>
					Call or write to us. We pass your question to the licensed advisers we work with, who explain and leave the
					decision to you.
				</p>
				<p className="actions">
					<a className="button" href={brand.phoneHref}>
						<PhoneIcon />
						Call Our Experts
					</a>
					<a className="button button-quiet" href={`mailto:${brand.email}`}>
						<MailIcon />
						Email Us
					</a>
				</p>
			</section>
			<section className="closing" aria-labelledby="closing-title">
				<h2 id="closing-title">Two lives, one form</h2>
				<p>
					From {from} weeks to {to} weeks and 6 days of pregnancy, applications are open. An enquiry is free, does not
					oblige you to buy, and is answered within {brand.replyWithinHours} hours.
				</p>
				<p className="actions">
					<a className="button" href="#quote">
						Get Free Quote
					</a>
				</p>
			</section>
		</>
	);
}
