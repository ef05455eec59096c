/** Where pages load the widget from: the address that never changes its content, checked by its hash. */

import { readFile } from 'node:fs/promises';
import type { WidgetManifest } from '../../shared/built-widget.ts';
import type { Assets } from '../document.tsx';

export async function builtWidgetScript(webRoot: string): Promise<Assets['widgetScript']> {
	const manifest: WidgetManifest = JSON.parse(await readFile(`${webRoot}/widget/v1/manifest.json`, 'utf8'));
	const file = manifest.files['quote-widget.js'];
	if (!file) throw new Error('The widget’s manifest names no quote-widget.js.');
	return { url: file.url, integrity: file.integrity };
}
