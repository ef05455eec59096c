/** Stories of the tooltip, and of the button with its dialog. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { userEvent, within } from 'storybook/test';
import { hostPage, pageOf } from './host-page.ts';
import { renderWidget, type WidgetArgs } from './render-widget.ts';
import { widgetIn } from './visitor.ts';

export default {
	title: 'Parts',
	component: 'quote-widget',
	render: renderWidget,
} satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

export const Tooltip: Story = {
	args: { show: 'plans' },
	play: async (story) => {
		const [trigger] = widgetIn(story).getAllByRole('button', { description: /./ });
		await userEvent.hover(trigger as HTMLElement);
	},
};

const buttonPage = hostPage({
	body: `<script src="/widget/v1/quote-widget-button.js" async></script>
		<button type="button" data-quote-widget data-endpoint="simulate">Get a quote</button>`,
});

export const Button: Story = { render: buttonPage };

export const Dialog: Story = {
	...Button,
	play: async (story) => {
		const page = await pageOf(story);
		await userEvent.click(within(page.body).getByRole('button', { name: 'Get a quote' }));
	},
};
