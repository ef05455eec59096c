/** Tells the page renderer what the browser's build is called: `build/client.json`, outside the web root. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

export interface ClientManifest {
	/** Address of the script that starts every page. */
	script: string;
}

const file = 'build/client.json';

export function clientManifest(): Plugin {
	return {
		name: 'client-manifest',
		apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		async writeBundle(_, bundle) {
			const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
			if (!entry) throw new Error('The build made no script.');
			const manifest: ClientManifest = { script: `/${entry.fileName}` };
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, JSON.stringify(manifest, null, '\t'));
		},
	};
}

export async function readClientManifest(): Promise<ClientManifest> {
	return JSON.parse(await readFile(file, 'utf8'));
}
