/** The end of the maternity page: contact, and a last call to action. */

import { brand } from '../../../../shared/content/brand.ts';
import * as figures from '../../../../shared/content/figures.ts';
import { MailIcon, PhoneIcon } from '../../../pictures/icons.tsx';

const { from, to } = figures.gestationalWeeks;

export function Closing() {
	return (
		<section className="closing" aria-labelledby="closing-title">
			<h2 id="closing-title">Still Have Questions?</h2>
			<p>
				Licensed advisers explain, and leave the decision to you. From {from} weeks to {to} weeks and 6 days of
				pregnancy, an enquiry is answered within {brand.replyWithinHours} hours, free, and nothing obliges you to buy.
			</p>
			<p className="actions">
				<a className="button" href="#quote">
					Get Free Quote
				</a>
				<a className="button button-quiet" href={brand.phoneHref}>
					<PhoneIcon />
					Call Our Experts
				</a>
				<a className="button button-quiet" href={`mailto:${brand.email}`}>
					<MailIcon />
					Email Us
				</a>
			</p>
		</section>
	);
}
