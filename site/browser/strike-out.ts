/** What “Which would you strike out?” does with scripts: it says what is struck out, and carries the answers to the form. */

export function attachStrikeOut(page: Document): void {
	const form = page.querySelector<HTMLFormElement>('.strike-out');
	const said = form?.querySelector('[aria-live]');
	if (!form || !said) return;

	const say = () => {
		said.textContent = struckOut(form);
	};
	form.addEventListener('change', say);
	// A reset empties the form after its event.
	form.addEventListener('reset', () => setTimeout(say));
	form.querySelector('.strike-carry')?.addEventListener('click', () => carry(form));
}

/** The CSS decides what is struck out; this reads it. */
function struckOut(form: HTMLFormElement): string {
	const struck = [...form.querySelectorAll('li')]
		.filter((plan) => [...plan.querySelectorAll('.strike-reason')].some((reason) => reason.checkVisibility()))
		.map((plan) => plan.querySelector('.strike-name')?.textContent ?? '');
	return struck.length ? `Struck out: ${new Intl.ListFormat('en-SG').format(struck)}.` : 'No plan is struck out.';
}

async function carry(form: HTMLFormElement): Promise<void> {
	const lines = [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ dataset }) => dataset.line);
	// An address that already ends in the hash would scroll nowhere.
	location.hash = '#quote';
	const section = document.getElementById('quote');
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
	await customElements.whenDefined('quote-widget');
	const widget = document.querySelector<HTMLElementTagNameMap['quote-widget']>('quote-widget[show="form"]');
	widget?.prefill({ additionalInfo: [widget.values.additionalInfo, ...lines].filter(Boolean).join('\n') });
}
