/** Stories of the FAQ, closed and open. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { userEvent } from 'storybook/test';
import { renderWidget, type WidgetArgs } from './render-widget.ts';
import { widgetIn, wordsOf } from './visitor.ts';

export default {
	title: 'FAQ',
	component: 'quote-widget',
	render: renderWidget,
	args: { show: 'faq' },
} satisfies Meta<WidgetArgs>;

export const Closed: StoryObj<WidgetArgs> = {};

export const OneOpen: StoryObj<WidgetArgs> = {
	play: async (story) => {
		const [question] = wordsOf(story).faq.faq['delivery-bill'];
		await userEvent.click(widgetIn(story).getByRole('button', { name: question }));
	},
};
