/** The closing invitation of the landing page. */

import { brand } from '../../../shared/content/brand.ts';
import { PhoneIcon } from '../../pictures/icons.tsx';

export function CallToAction() {
	return (
		<section className="band" aria-labelledby="ready-title">
			<div className="wrap">
				<h2 id="ready-title">Ready to Get Protected?</h2>
				<p>
					Tell us a little about you. A licensed adviser replies within {brand.replyWithinHours} hours. It is free, and
					does not oblige you to buy anything.
				</p>
				<p className="actions">
					<a className="button" href="/maternity#quote">
						Get Free Quote Now
					</a>
					<a className="button button-quiet" href={brand.phoneHref}>
						<PhoneIcon />
						Speak to an Expert
					</a>
				</p>
			</div>
		</section>
	);
}
