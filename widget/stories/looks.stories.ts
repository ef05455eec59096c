/** Stories of the whole widget: themes, languages and shapes. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { renderWidget, type WidgetArgs } from './render-widget.ts';

export default {
	title: 'Looks',
	component: 'quote-widget',
	render: renderWidget,
} satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

export const LightOnADarkPage: Story = { args: { theme: 'light' }, globals: { page: 'dark' } };
export const DarkOnALightPage: Story = { args: { theme: 'dark' }, globals: { page: 'light' } };
export const LikeADarkPage: Story = { globals: { page: 'dark' } };

export const YourOwn: Story = {
	args: { theme: 'light' },
	render: (args) =>
		html`<style>
				quote-widget {
					--quote-widget-accent: #7a1f5c;
					--quote-widget-radius: 0;
					--quote-widget-font: Georgia, serif;
				}
				quote-widget::part(button) {
					letter-spacing: 0.05em;
				}
			</style>
			${renderWidget(args)}`,
};

export const Chinese: Story = { globals: { language: 'zh-Hans' } };
export const Malay: Story = { globals: { language: 'ms' } };
export const Tamil: Story = { globals: { language: 'ta' } };

export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };

export const InASidebar: Story = {
	render: (args) => html`<aside style="inline-size: 320px">${renderWidget(args)}</aside>`,
};

/** The widget keeps the direction of its language on a right-to-left page. */
export const RightToLeft: Story = { render: (args) => html`<div dir="rtl">${renderWidget(args)}</div>` };
