/** Builds the widget, a script and a button's script for each language, and the manifest that describes them. */

import { rmSync } from 'node:fs';
import { build } from 'vite';
import { stagedSite } from '../../scripts/build/files/staging.ts';
import { languages } from '../../shared/content/languages.ts';
import { widgetConfig } from '../../vite.widget.config.ts';
import { buttonConfig } from './button-config.ts';
import { describeScripts, writeManifest } from './plugins/immutable-copies.ts';

const folder = `${stagedSite}/widget/v1`;

rmSync(folder, { recursive: true, force: true });
for (const language of languages) {
	const settings = { configFile: false, logLevel: 'warn' } as const;
	await build({ ...widgetConfig(language), ...settings });
	await build({ ...buttonConfig(language, describeScripts(folder)), ...settings });
}
writeManifest(folder);
