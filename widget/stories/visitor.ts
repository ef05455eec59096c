/** Actions of a visitor in a story's widget, found by their labels in the story's language. */

import { fireEvent, userEvent, within } from 'storybook/test';
import type { Language } from '../../shared/content/languages.ts';
import { type Words, words } from '../../shared/content/words/words.ts';

interface Story {
	canvasElement: HTMLElement;
	globals: { language?: Language };
}

export function wordsOf({ globals }: Story): Words {
	return words[globals.language ?? 'en'];
}

/** Testing Library queries in the widget's shadow tree. */
export function widgetIn({ canvasElement }: Story, selector = 'quote-widget') {
	const root = canvasElement.querySelector(selector)?.shadowRoot;
	if (!root) throw new Error(`The story has no ${selector}.`);
	return within(root as unknown as HTMLElement);
}

export async function fillIn(story: Story): Promise<void> {
	const { labels, pregnancyTypeLabels, consentLabel } = wordsOf(story).formCopy;
	const widget = widgetIn(story);
	const answers = {
		[labels.name]: 'Tan Mei Ling',
		[labels.dateOfBirth]: '1992-03-14',
		[labels.email]: 'mei@example.com',
		[labels.mobilePhone]: '8123 4567',
		[labels.gestationalWeek]: '20',
	};
	for (const [label, value] of Object.entries(answers)) await enter(story, label, value);
	await userEvent.click(widget.getByLabelText(pregnancyTypeLabels['single-natural']));
	await userEvent.click(widget.getByLabelText(consentLabel));
}

/** Sets the value at once, as autofill does. */
export async function enter(story: Story, label: string, value: string): Promise<void> {
	const widget = widgetIn(story);
	const select = widget.queryByRole('combobox', { name: label });
	const control = select ?? (await widget.findByLabelText(new RegExp(`^${RegExp.escape(label)}`)));
	await fireEvent.input(control, { target: { value } });
	await fireEvent.change(control);
}

export async function send(story: Story): Promise<void> {
	await userEvent.click(await widgetIn(story).findByRole('button', { name: wordsOf(story).formCopy.submit }));
}
