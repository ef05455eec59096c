/** A link to a page with a form may name a partner and a plan, as `?partner=…&plan=…`: the form takes the one over, the visit the other. */

import { rememberInVisit } from '../visit/visit.ts';

export async function takeLinkOptions(page: Document): Promise<void> {
	const query = new URLSearchParams(location.search);
	const plan = query.get('plan');
	if (plan) rememberInVisit({ plan });
	const partner = query.get('partner');
	if (!partner) return;
	await customElements.whenDefined('quote-widget');
	for (const form of page.querySelectorAll('quote-widget[show="form"]')) form.setAttribute('partner', partner);
}
