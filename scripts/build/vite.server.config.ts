/** Build of the service and its command line for Node: plain JavaScript that needs nothing beside it. `scripts/build/build.ts` says where to. */

import { dirname, relative, resolve } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
	publicDir: false,
	// Loading a package file by file takes more time and memory than a whole command.
	ssr: { noExternal: true },
	build: {
		ssr: true,
		target: 'node24',
		sourcemap: true,
		rolldownOptions: {
			input: ['server/service/server.ts', 'server/commands/enquiries-cli.ts'],
			// The build is made in another folder: from there the sources are at another distance.
			output: { sourcemapPathTransform: (source, map) => relative('build/server', resolve(dirname(map), source)) },
		},
	},
});
