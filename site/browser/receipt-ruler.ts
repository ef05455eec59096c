/** Puts a copy of the page's ruler on the receipt of an enquiry, with the week that was sent marked. */

import { markWeek } from '../islands/in-time/mark-week.ts';

export function putRulerOnReceipt(page: Document): void {
	const ruler = page.querySelector('.ruler');
	if (!ruler) return;
	for (const widget of page.querySelectorAll('quote-widget[show~=form]')) {
		const copy = ruler.cloneNode(true) as HTMLElement;
		copy.slot = 'receipt';
		widget.append(copy);
	}
	page.addEventListener('quote-widget:submit', ({ target }) => {
		markWeek(Number((target as HTMLElementTagNameMap['quote-widget']).values.gestationalWeek) || undefined);
	});
}
