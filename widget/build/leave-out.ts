/** Builds Preact and valibot without what the widget never asks of them (`unused-features.ts`). */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Change, unusedFeatures } from './unused-features.ts';

const modules = join(import.meta.dirname, '../../node_modules/');

/** Preact is built from its sources: in its bundle, each of these is spread over many places. */
const sources: Readonly<Record<string, string>> = {
	preact: 'preact/src/index.js',
	'preact/hooks': 'preact/hooks/src/index.js',
};

export function leaveOut(): Plugin {
	const shorten = shortNames();
	return {
		name: 'leave-out',
		apply: 'build',
		enforce: 'pre',
		resolveId(id) {
			const source = sources[id];
			return source && modules + source;
		},
		transform(code, id) {
			if (!id.startsWith(modules)) return null;
			const file = id.slice(modules.length);
			const lean = withoutUnused(code, file);
			return { code: file.startsWith('preact/') ? shorten(lean) : lean, map: null };
		},
	};
}

/** Throws when the library no longer has what is to be left out. */
export function withoutUnused(code: string, file: string): string {
	const changes = unusedFeatures.flatMap((unused) => unused.changes[file] ?? []);
	return changes.reduce<string>((lean, change) => put(change, lean, file), code);
}

function put(change: Change, code: string, file: string): string {
	const [text, instead] = typeof change === 'string' ? [change, 'undefined'] : change;
	const lean = code.replaceAll(text, instead);
	if (lean === code) throw new Error(`${file} no longer has: ${text}. Read it anew for unused-features.ts.`);
	return lean;
}

/** Preact's private properties start with `_`: its own build shortens them too. The same build gives the same names. */
function shortNames(): (code: string) => string {
	const files = globSync('preact/{src,hooks/src}/**/*.js', { cwd: modules }).sort();
	const privateName = /\b__?[a-z]\w*/g;
	const names = new Set(files.flatMap((file) => readFileSync(modules + file, 'utf8').match(privateName) ?? []));
	const short = new Map([...names].map((name, index) => [name, `_${index.toString(36)}`]));
	return (code) => code.replace(privateName, (name) => short.get(name) ?? name);
}
