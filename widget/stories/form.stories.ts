/** Stories of the form in each of its states. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { renderWidget, type WidgetArgs } from './render-widget.ts';
import { enter, fillIn, send, widgetIn, wordsOf } from './visitor.ts';

export default {
	title: 'Form',
	component: 'quote-widget',
	render: renderWidget,
	args: { show: 'form' },
} satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

export const Empty: Story = {};

export const Refused: Story = {
	play: async (story) => {
		await send(story);
		await widgetIn(story).findByText(wordsOf(story).formCopy.errorSummaryTitle);
	},
};

/** Leaving the field validates it again: its error disappears, also from the summary. */
export const Corrected: Story = {
	play: async (story) => {
		await send(story);
		const name = widgetIn(story).getByLabelText(wordsOf(story).formCopy.labels.name);
		await enter(story, wordsOf(story).formCopy.labels.name, 'Tan Mei Ling');
		await fireEvent.focusOut(name);
		await fireEvent.blur(name);
		await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
	},
};

export const Advised: Story = {
	play: async (story) => {
		const { labels, pregnancyTypeLabels, dueDateCopy, advice } = wordsOf(story).formCopy;
		const widget = widgetIn(story);
		await enter(story, labels.dateOfBirth, '1960-01-01');
		await enter(story, labels.gestationalWeek, '36');
		await userEvent.click(widget.getByLabelText(pregnancyTypeLabels['not-pregnant-yet']));
		await userEvent.click(widget.getByText(dueDateCopy.open));
		await widget.findByText(advice.age);
	},
};

export const Sending: Story = {
	globals: { answer: 'late' },
	play: async (story) => {
		await fillIn(story);
		await send(story);
		await widgetIn(story).findByRole('button', { name: wordsOf(story).formCopy.submitting });
		// The form shows this message after four seconds.
		await widgetIn(story).findByText(wordsOf(story).formCopy.stillTrying, {}, { timeout: 10_000 });
	},
};

export const Sent: Story = {
	play: async (story) => {
		await fillIn(story);
		await send(story);
		await widgetIn(story).findByRole('region', { name: wordsOf(story).formCopy.outcomeCopy.sentTitle });
	},
};

export const Failed: Story = {
	globals: { answer: '503 no room' },
	play: async (story) => {
		await fillIn(story);
		await send(story);
		await widgetIn(story).findByText(wordsOf(story).formCopy.outcomeCopy.failedText);
	},
};

export const Offline: Story = {
	globals: { answer: 'offline' },
	play: async (story) => {
		await fillIn(story);
		await send(story);
		await widgetIn(story).findByText(wordsOf(story).formCopy.outcomeCopy.offlineText);
	},
};

export const WrongForTheService: Story = {
	globals: { answer: '422 wrong field' },
	play: async (story) => {
		await fillIn(story);
		await send(story);
		await widgetIn(story).findByText(wordsOf(story).formCopy.errorSummaryTitle);
	},
};

/** The next element in the same tab restores the draft of the first. */
export const Kept: Story = {
	args: { draft: true },
	play: async (story) => {
		await enter(story, wordsOf(story).formCopy.labels.name, 'Tan Mei Ling');
		const element = story.canvasElement.querySelector('quote-widget') as HTMLElement;
		const next = element.cloneNode();
		// The first element releases its draft in a microtask after its removal, so insert the next element after that.
		const parent = element.parentElement;
		element.remove();
		await Promise.resolve();
		parent?.append(next);
		await widgetIn(story).findByText(wordsOf(story).formCopy.draftRestored);
	},
};
