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
const settings = { configFile: false, logLevel: 'warn' } as const;
await Promise.all(languages.map((language) => build({ ...widgetConfig(language), ...settings })));
const scripts = describeScripts(folder);
await Promise.all(languages.map((language) => build({ ...buttonConfig(language, scripts), ...settings })));
writeManifest(folder);
