/** Takes back the receipt of an enquiry that was withdrawn in another tab: the enquiry's page leaves its reference in this browser. */

import { unlessRefused } from '../../../shared/unless-refused.ts';
import { followVisit, readVisit, rememberInVisit } from '../../visit/visit.ts';

const key = 'withdrawn';

export function takeBackReceipt(page: Document): void {
	const { withdrawn } = page.querySelector<HTMLElement>('[data-withdrawn]')?.dataset ?? {};
	if (withdrawn) unlessRefused(() => localStorage.setItem(key, withdrawn));
	followVisit((change) => change === 'forgotten' && unlessRefused(() => localStorage.removeItem(key)));
	takeBack(page);
	// A hidden tab may be frozen, and one that Back leads to was: neither hears of what is stored meanwhile.
	for (const type of ['storage', 'visibilitychange', 'pageshow']) addEventListener(type, () => takeBack(page));
}

async function takeBack(page: Document): Promise<void> {
	const { asked = '{}' } = readVisit();
	const { reference } = JSON.parse(asked);
	if (!reference || unlessRefused(() => localStorage.getItem(key)) !== reference) return;
	rememberInVisit({ asked: undefined });
	await customElements.whenDefined('quote-widget');
	for (const widget of page.querySelectorAll('quote-widget[show~=form]')) {
		widget.querySelector('.receipt-questions')?.remove();
		(widget as HTMLElementTagNameMap['quote-widget']).takeBack(reference);
	}
}
