/** Builds the widget, one script a language, and the manifest that describes them. */

import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { stagedSite } from '../../scripts/staging.ts';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words.ts';
import { widgetConfig } from '../../vite.widget.config.ts';
import { describeScripts } from './emit-assets.ts';

const folder = `${stagedSite}/widget/v1`;

rmSync(folder, { recursive: true, force: true });
for (const language of Object.keys(words) as Language[])
	await build({ ...widgetConfig(language), configFile: false, logLevel: 'warn' });
writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(describeScripts(folder), null, '\t')}\n`);
