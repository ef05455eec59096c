/** Stories of the widget on partners' pages that interfere with it. */

import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { within } from 'storybook/test';
import { words } from '../../shared/content/words/words.ts';
import { hostPage, pageOf } from './host-page.ts';
import { renderWidget, type WidgetArgs } from './render-widget.ts';

export default { title: 'Pages', component: 'quote-widget' } satisfies Meta<WidgetArgs>;

type Story = StoryObj<WidgetArgs>;

const script = '<script src="/widget/v1/quote-widget.js" async></script>';
const ownPage: Story = {
	play: async (story) => {
		const page = await pageOf(story);
		const root = page.querySelector('quote-widget')?.shadowRoot as unknown as HTMLElement;
		await within(root).findByRole('heading', { name: words.en.formCopy.title });
	},
};

/** The page unsets all styles, hides buttons, and breaks JavaScript's built-ins. */
export const Hostile: Story = {
	...ownPage,
	render: hostPage({
		head: `<style>
				html { font-size: 6px }
				* { all: unset !important; direction: rtl !important }
				button, label, input { display: none !important }
			</style>
			<script>
				Array.prototype.toJSON = () => 'broken';
				Array.prototype.last = Object.prototype.extend = () => {};
				window.define = Object.assign(() => {}, { amd: {} });
				window.exports = {};
				document.addEventListener('keydown', (event) => event.key === '/' && event.preventDefault());
			</script>${script}`,
		body: '<quote-widget endpoint="simulate"></quote-widget>',
	}),
};

/** The page's policy has no `style-src` and requires Trusted Types. */
export const StrictPolicy: Story = {
	...ownPage,
	render: hostPage({
		policy: `default-src 'none'; script-src ${location.origin}; require-trusted-types-for 'script'`,
		head: script,
		body: '<quote-widget endpoint="simulate"></quote-widget>',
	}),
};

/** The script mounts the widget right after its own tag. */
export const ScriptAlone: Story = {
	...ownPage,
	render: hostPage({
		body: `${script.replace('async', 'data-mount data-endpoint="simulate" data-partner="acme-advisers" async')}
			<p>What stands below the widget.</p>`,
	}),
};

/** A plan chosen in the first element reaches the form in the second. */
export const TwoElements: Story = {
	render: (args) => html`${renderWidget({ ...args, show: 'plans' })}
		<p>The page’s own words between the parts.</p>
		${renderWidget({ ...args, show: 'form' })}`,
};

/** Enter in the widget's fields never submits the page's form. */
export const InsideAForm: Story = {
	render: (args) => html`<form action="about:blank">
		<label>The page’s own field <input name="own"></label>
		${renderWidget({ ...args, show: 'form' })}
		<button type="submit">The page’s own button</button>
	</form>`,
};
