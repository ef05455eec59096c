/** What the widget's build leaves beside its script, for whoever loads exactly that one. */

import type { Language } from '../../../shared/content/languages.ts';

/** In the widget's package, its manifest, the addresses of its immutable copies, and its enquiries. */
export const widgetVersion = '1.0.0';

/** File name of the widget or its button in one language. */
export function scriptName(name: 'quote-widget' | 'quote-widget-button', language: Language): string {
	return `${name}${language === 'en' ? '' : `.${language}`}.js`;
}

/** The npm package, below the address of its build. */
export const packageFile = 'quote-widget.tgz';

/** `manifest.json`: addresses below the web root, hashes as `integrity` takes them, and sizes in bytes. */
export interface WidgetManifest {
	version: string;
	files: Record<string, { url: string; integrity: string; bytes: number; gzip: number; brotli: number }>;
}
