/** Names and version of the widget's built files, and the type of their manifest. */

import type { Language } from '../../../shared/content/languages.ts';

/** Version of the widget in the npm package, the manifest, the URLs of immutable copies, and each enquiry. */
export const widgetVersion = '1.0.0';

/** File name of the widget or its button in one language. */
export function scriptName(name: 'quote-widget' | 'quote-widget-button', language: Language): string {
	return `${name}${language === 'en' ? '' : `.${language}`}.js`;
}

/** File name of the npm package, in the folder of its version. */
export const packageFile = 'quote-widget.tgz';

/** `manifest.json`: URL path, Subresource Integrity hash and sizes (in bytes) of each file, by file name. */
export interface WidgetManifest {
	version: string;
	files: Record<string, { url: string; integrity: string; bytes: number; gzip: number; brotli: number }>;
}
