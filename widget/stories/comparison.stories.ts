/** The comparison of plans with each of its tools. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { userEvent } from 'storybook/test';
import { formatDollars } from '../../shared/content/money.ts';
import { renderWidget, type WidgetArgs } from './render-widget.ts';
import { enter, unfoldTools, widgetIn, wordsOf } from './visitor.ts';

export default {
	title: 'Comparison',
	component: 'quote-widget',
	render: renderWidget,
	args: { show: 'plans' },
} satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

export const AllPlans: Story = {};

const phone = { viewport: { value: 'mobile1' } };

// Each story names its tag: Storybook's index reads them from the source and follows no spread.
/** Cards in place of the table. */
export const AllPlansNarrow: Story = { tags: ['narrow'], globals: phone };

export const TwoPlans: Story = {
	play: async (story) => {
		await unfoldTools(story);
		const { compare, compareWith } = wordsOf(story).comparisonCopy;
		await enter(story, compare, 'plan-1');
		await enter(story, compareWith, 'plan-4');
	},
};

export const TwoPlansNarrow: Story = { ...TwoPlans, tags: ['narrow'], globals: phone };

export const AnotherSumAssured: Story = {
	play: async (story) => {
		await unfoldTools(story);
		await userEvent.click(widgetIn(story).getByLabelText(formatDollars(10_000)));
	},
};

export const Sorted: Story = {
	play: async (story) => {
		await unfoldTools(story);
		await enter(story, wordsOf(story).comparisonCopy.sortBy, 'premium');
	},
};

export const DifferencesHighlighted: Story = {
	play: async (story) => {
		await unfoldTools(story);
		await userEvent.click(widgetIn(story).getByLabelText(wordsOf(story).comparisonCopy.highlight));
	},
};

export const DifferencesOfTwoPlansNarrow: Story = {
	tags: ['narrow'],
	globals: phone,
	play: async (story) => {
		await TwoPlans.play?.(story);
		await DifferencesHighlighted.play?.(story);
	},
};

export const Shareable: Story = { args: { share: true } };
