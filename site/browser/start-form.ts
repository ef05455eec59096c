/** Goes to the form of the page and fills in what a tool has found. */

type Form = HTMLElementTagNameMap['quote-widget'];

/** @param answers what to fill in, from what the form holds */
export async function startForm(answers: (values: Form['values']) => Parameters<Form['prefill']>[0]): Promise<void> {
	// An address that already ends in the hash would scroll nowhere.
	location.hash = '#quote';
	const section = document.getElementById('quote');
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
	await customElements.whenDefined('quote-widget');
	const form = document.querySelector<Form>('quote-widget[show="form"]');
	form?.prefill(answers(form.values));
}
