/** Build of the service and its command line for Node. `scripts/build/build.ts` passes the output folder. */

import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
	publicDir: false,
	// Packages are bundled, because loading them file by file takes more time and memory than a command itself.
	ssr: { noExternal: true },
	build: {
		ssr: true,
		target: 'node24',
		sourcemap: true,
		rolldownOptions: {
			input: ['server/service/server.ts', 'server/commands/enquiries-cli.ts'],
			// The output is later moved to `build/server`, so source paths must be relative to that folder.
			output: { sourcemapPathTransform: (source, map) => relative('build/server', resolve(dirname(map), source)) },
		},
	},
});
