/** What “Which would you strike out?” does with scripts: it says what is struck out, and carries the answers to the form. */

import { startForm } from './start-form.ts';

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

function carry(form: HTMLFormElement): void {
	const lines = [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ dataset }) => dataset.line);
	startForm(({ additionalInfo }) => ({ additionalInfo: [additionalInfo, ...lines].filter(Boolean).join('\n') }));
}
