/** Tells the page renderer what the browser's build is called: `build/client.json`, outside the web root. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

export interface ClientManifest {
	/** Address of the script that starts every page. */
	script: string;
	/** Module id of a page, such as `site/pages/terms/terms-page.tsx` → address of its script. */
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
				else manifest.pages[pathInProject(chunk.facadeModuleId)] = `/${chunk.fileName}`;
			}
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, JSON.stringify(manifest, null, '\t'));
		},
	};
}

export async function readClientManifest(): Promise<ClientManifest> {
	return JSON.parse(await readFile(file, 'utf8'));
}

function pathInProject(moduleId: string): string {
	return moduleId.replace(`${resolve()}/`, '');
}
