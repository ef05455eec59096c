/** Storybook of the widget (`npm run dev:widget`), built with the widget's Vite configuration. */

import { defineMain } from '@storybook/web-components-vite/node';
import { elementManifest } from '../widget/stories/element-manifest.ts';

export default defineMain({
	framework: {
		name: '@storybook/web-components-vite',
		options: { builder: { viteConfigPath: 'vite.widget.config.ts' } },
	},
	stories: ['../widget/stories/*.stories.ts'],
	addons: ['@storybook/addon-a11y'],
	// Stories in English run from source. Other languages and pages with a Content-Security-Policy run the built scripts.
	staticDirs: [{ from: '../dist/widget', to: '/widget' }],
	features: { sidebarOnboardingChecklist: false, backgrounds: false, measure: false, outline: false },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	viteFinal: (config) => ({ ...config, define: { ...config.define, customElementsManifest: elementManifest() } }),
});
