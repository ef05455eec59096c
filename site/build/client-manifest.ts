/** Writes the addresses of the built scripts to `build/client.json`, for the page renderer. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import type { PageName } from '../routes.ts';

interface ClientManifest {
	/** Address of the script that all pages share. */
	script: string;
	/** Page name (its folder's) → address of its script. */
	pages: Record<string, string>;
}

const file = 'build/client.json';

export function clientManifest(): Plugin {
	return {
		name: 'client-manifest',
		apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		async writeBundle(_, bundle) {
			const manifest: ClientManifest = { script: '', pages: {} };
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue;
				if (chunk.isEntry) manifest.script = `/${chunk.fileName}`;
				else manifest.pages[basename(dirname(chunk.facadeModuleId))] = `/${chunk.fileName}`;
			}
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, JSON.stringify(manifest, null, '\t'));
		},
	};
}

/** Addresses of a page's scripts: the one that all pages share, and its own. */
export function scriptsOf({ script, pages }: ClientManifest, name: PageName): string[] {
	const own = pages[name];
	if (!script || !own) throw new Error(`The build made no script for the page “${name}”.`);
	return [script, own];
}

export async function readClientManifest(): Promise<ClientManifest> {
	return JSON.parse(await readFile(file, 'utf8'));
}
