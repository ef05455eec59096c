/** Puts a copy of the page's ruler on the receipt of an enquiry. */

export function putRulerOnReceipt(page: Document): void {
	const ruler = page.querySelector('.ruler');
	if (!ruler) return;
	for (const widget of page.querySelectorAll('quote-widget[show~=form]')) {
		const copy = ruler.cloneNode(true) as HTMLElement;
		copy.slot = 'receipt';
		widget.append(copy);
	}
}
