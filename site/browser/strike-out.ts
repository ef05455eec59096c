/** What “Which would you strike out?” does with scripts: it says what is left, remembers the answers, and carries them to the form. */

import { followVisit, readVisit, rememberInVisit } from '../visit/visit.ts';

export function attachStrikeOut(page: Document): void {
	const form = page.querySelector<HTMLFormElement>('.strike-out');
	const left = form?.querySelector('.strike-left');
	if (!form || !left) return;

	const perhapsNone = left.textContent;
	const say = () => {
		left.textContent = plansLeft(form, perhapsNone);
	};
	const update = () => {
		remember(form);
		say();
	};
	form.addEventListener('change', update);
	// A reset empties the form after its event.
	form.addEventListener('reset', () => setTimeout(update));
	followVisit((change) => change === 'forgotten' && form.reset());
	// A choice may have been made before this script came.
	rememberInVisit(choices(form));
	for (const answer of answers(form)) answer.checked = readVisit()[answer.name] === answer.value;
	say();
	// Not before: what was chosen on an earlier page is not announced again.
	form.addEventListener('focusin', () => left.parentElement?.setAttribute('aria-live', 'polite'));
	form.querySelector('.strike-carry')?.addEventListener('click', () => carry(form));
}

/** The CSS decides what is struck out; this reads it. */
function plansLeft(form: HTMLFormElement, perhapsNone: string): string {
	const plans = [...form.querySelectorAll('li')];
	const left = plans.filter((plan) => !plan.querySelector('.strike-reasons')?.getClientRects().length);
	if (left.length === plans.length) return perhapsNone;
	const names = left.map((plan) => plan.querySelector('.strike-name')?.textContent ?? '');
	return left.length > 0 ? `Left: ${new Intl.ListFormat('en-SG').format(names)}. ${perhapsNone}` : 'None is left';
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
