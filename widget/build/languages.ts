/** Vite alias for a build in one language, and plugin for a build that renders in several languages. */

import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../../shared/content/languages.ts';
import { markupHash } from './plugins/markup-hash.ts';

const root = join(import.meta.dirname, '../..');
const prefix = 'virtual:renderers/';

/** Alias of `#words/…`. Without the alias, `imports` in `package.json` resolves to English. */
export function wordsAlias(language: Language): Record<string, string> {
	return { '#words': join(root, 'shared/content/words', language) };
}

/** `virtual:renderers/LANGUAGE`: `render-parts.tsx`, built with the words of that language. */
export function renderers(): Plugin {
	return {
		name: 'renderers',
		resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
		async load(id) {
			if (!id.startsWith(`\0${prefix}`)) return null;
			const { output } = (await build({
				root,
				configFile: false,
				logLevel: 'warn',
				plugins: [markupHash()],
				resolve: { alias: wordsAlias(id.slice(prefix.length + 1) as Language) },
				// Does not bundle packages: the outer build resolves their imports.
				build: { ssr: 'widget/element/hydration/render-parts.tsx', write: false },
			})) as Rolldown.RolldownOutput;
			const [{ code, modules }] = output;
			for (const file of Object.keys(modules).filter((path) => path.startsWith(root))) this.addWatchFile(file);
			return code;
		},
	};
}
