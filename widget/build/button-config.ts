/** Build of the button's script, after the widget's: it has in it the address and hash of the widget of the same build. */

import type { InlineConfig } from 'vite';
import { type Language, languagePaths } from '../../shared/content/languages.ts';
import { precomputedWords, widgetConfig } from '../../vite.widget.config.ts';
import { scriptName, type WidgetManifest } from '../api/embed/widget-files.ts';
import { immutableCopies } from './plugins/immutable-copies.ts';

export function buttonConfig(language: Language, { files }: WidgetManifest): InlineConfig {
	const widget = files[scriptName('quote-widget', language)];
	const { root, resolve, build } = widgetConfig(language);
	return {
		root,
		...(resolve && { resolve }),
		define: {
			widgetUrl: JSON.stringify(widget?.url),
			widgetIntegrity: JSON.stringify(widget?.integrity),
			formPath: JSON.stringify(languagePaths[language]),
		},
		plugins: [precomputedWords(language), immutableCopies()],
		build: {
			...build,
			// The oldest browsers read its CSS as written; Vite would lower `color-scheme` to custom properties for them.
			cssTarget: 'esnext',
			rolldownOptions: {
				input: 'widget/launcher/quote-widget-button.ts',
				output: { format: 'iife', entryFileNames: scriptName('quote-widget-button', language) },
			},
		},
	};
}
