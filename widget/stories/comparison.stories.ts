/** Stories of the comparison, at two widths and for two sums assured. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { userEvent } from 'storybook/test';
import { formatDollars } from '../../shared/content/figures/money.ts';
import { renderWidget, type WidgetArgs } from './render-widget.ts';
import { widgetIn } from './visitor.ts';

export default {
	title: 'Comparison',
	component: 'quote-widget',
	render: renderWidget,
	args: { show: 'plans' },
} satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

export const AllPlans: Story = {};

const phone = { viewport: { value: 'mobile1' } };

// The tags are literals here, because Storybook's index reads them from the source and does not evaluate spreads.
/** The same cards and table in a phone's layout. */
export const AllPlansNarrow: Story = { tags: ['narrow'], globals: phone };

export const AnotherSumAssured: Story = {
	play: async (story) => {
		await userEvent.click(widgetIn(story).getByLabelText(formatDollars(10_000)));
	},
};
