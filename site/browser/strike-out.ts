/** What “Which would you strike out?” does with scripts: it says what is struck out, remembers the answers, and carries them to the form. */

import { followVisit, readVisit, rememberInVisit } from '../visit/visit.ts';

export function attachStrikeOut(page: Document): void {
	const form = page.querySelector<HTMLFormElement>('.strike-out');
	const said = form?.querySelector('[aria-live]');
	if (!form || !said) return;

	const update = () => {
		remember(form);
		said.textContent = struckOut(form);
	};
	form.addEventListener('change', update);
	// A reset empties the form after its event.
	form.addEventListener('reset', () => setTimeout(update));
	followVisit((change) => change === 'forgotten' && form.reset());
	// A choice may have been made before this script came.
	rememberInVisit(choices(form));
	for (const answer of answers(form)) answer.checked = readVisit()[answer.name] === answer.value;
	form.querySelector('.strike-carry')?.addEventListener('click', () => carry(form));
}

/** The CSS decides what is struck out; this reads it. */
function struckOut(form: HTMLFormElement): string {
	const struck = [...form.querySelectorAll('li')]
		.filter((plan) => [...plan.querySelectorAll('.strike-reason')].some((reason) => reason.checkVisibility()))
		.map((plan) => plan.querySelector('.strike-name')?.textContent ?? '');
	return struck.length ? `Struck out: ${new Intl.ListFormat('en-SG').format(struck)}.` : 'No plan is struck out.';
}

const answers = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input')];
const chosen = (form: HTMLFormElement) => answers(form).filter(({ checked }) => checked);
const choices = (form: HTMLFormElement) => Object.fromEntries(chosen(form).map(({ name, value }) => [name, value]));

function remember(form: HTMLFormElement): void {
	const none = Object.fromEntries(answers(form).map(({ name }) => [name, undefined]));
	rememberInVisit({ ...none, ...choices(form) });
}

async function carry(form: HTMLFormElement): Promise<void> {
	const lines = chosen(form).map(({ dataset }) => dataset.line ?? '');
	// An address that already ends in the hash would scroll nowhere.
	location.hash = '#quote';
	const section = document.getElementById('quote');
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
	await customElements.whenDefined('quote-widget');
	// As if she typed them: `prefill()` would leave a message that she has edited as it is.
	const message = document.querySelector('quote-widget[show="form"]')?.shadowRoot?.querySelector('textarea');
	if (!message) return;
	const written = message.value.split('\n');
	message.value = [...written, ...lines.filter((line) => !written.includes(line))].join('\n').trim();
	message.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
