/** The questions without a framework. */

import { faq, faqSources, faqTitle } from '#words/faq.ts';
import { h } from './element.ts';

export function faqPart(): HTMLElement {
	const part = h('section', { class: 'faq', 'aria-labelledby': 'faq-title' }, h('h2', { id: 'faq-title' }, faqTitle));
	part.append(
		h('div', {}, ...faq.map(entry)),
		h('p', { class: 'hint' }, ...faqSources.map(([text, href]) => (href ? h('a', { href }, text) : text))),
	);
	part.addEventListener('click', ({ target }) => {
		if (target instanceof HTMLButtonElement) toggle(target);
	});
	return part;
}

function entry({ id, question, answer }: (typeof faq)[number]): HTMLElement {
	const button = h('button', { type: 'button', 'aria-expanded': 'false', 'aria-controls': `${id}-answer` }, question);
	const panel = h('div', { id: `${id}-answer`, class: 'faq-answer', hidden: 'until-found' }, h('p', {}, answer));
	return h('div', { class: 'faq-entry' }, h('h3', { id }, button), panel);
}

function toggle(button: HTMLButtonElement): void {
	const open = button.getAttribute('aria-expanded') === 'true';
	button.setAttribute('aria-expanded', `${!open}`);
	const panel = button.parentElement?.nextElementSibling;
	if (open) panel?.setAttribute('hidden', 'until-found');
	else panel?.removeAttribute('hidden');
}
