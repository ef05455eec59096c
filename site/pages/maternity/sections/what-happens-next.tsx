/** What happens after an enquiry, beside the form on wide screens. */

import { brand } from '../../../../shared/content/brand.ts';

export function WhatHappensNext() {
	return (
		<aside className="what-next" aria-labelledby="what-next-title">
			<h3 id="what-next-title">What happens next</h3>
			<ol>
				<li>
					<strong>At once</strong> This page gives you a reference. Keep it.
				</li>
				<li>
					<strong>Within {brand.replyWithinHours} hours</strong> One or two licensed advisers call or write to you. Ask
					for your reference: a caller who does not know it is not from us.
				</li>
				<li>
					<strong>When you like</strong> You compare the quotes and decide. Nothing obliges you to buy.
				</li>
			</ol>
		</aside>
	);
}
