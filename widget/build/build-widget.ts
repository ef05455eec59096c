/**
 * Builds the scripts of the widget and its button in every language, and their manifest. In each language the button is built
 * after the widget, because the button contains the URL and hash of the widget's script.
 */

import { rmSync } from 'node:fs';
import { build, type InlineConfig } from 'vite';
import { stagedSite } from '../../scripts/build/files/staging.ts';
import { type Language, languagePaths, languages } from '../../shared/content/languages.ts';
import { precomputedWords, widgetConfig } from '../../vite.widget.config.ts';
import { scriptName, type WidgetManifest } from '../api/embed/widget-files.ts';
import { attributeNames } from '../api/options.ts';
import { describeScripts, immutableCopies, writeManifest } from './plugins/immutable-copies.ts';

const folder = `${stagedSite}/widget/v1`;

rmSync(folder, { recursive: true, force: true });
for (const language of languages) {
	const settings = { configFile: false, logLevel: 'warn' } as const;
	await build({ ...widgetConfig(language), ...settings });
	await build({ ...buttonConfig(language, describeScripts(folder)), ...settings });
}
writeManifest(folder);

function buttonConfig(language: Language, { files }: WidgetManifest): InlineConfig {
	const widget = files[scriptName('quote-widget', language)];
	const { root, resolve, build } = widgetConfig(language);
	return {
		root,
		...(resolve && { resolve }),
		define: {
			widgetUrl: JSON.stringify(widget?.url),
			widgetIntegrity: JSON.stringify(widget?.integrity),
			formPath: JSON.stringify(languagePaths[language]),
			// The button never runs on a server, so checks for `globalThis.document` can be compiled away.
			'globalThis.document': 'true',
			attributeList: JSON.stringify(attributeNames.join(' ')),
		},
		plugins: [precomputedWords(language), immutableCopies()],
		build: {
			...build,
			// Nothing is lowered, because the oldest supported browsers can read all of `dialog.css`.
			cssTarget: 'esnext',
			rolldownOptions: {
				input: 'widget/launcher/quote-widget-button.ts',
				output: { format: 'iife', entryFileNames: scriptName('quote-widget-button', language) },
			},
		},
	};
}
