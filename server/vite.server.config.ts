/** Build of the service and its command line for Node: plain JavaScript that needs nothing beside it. `scripts/build.ts` says where to. */

import { defineConfig } from 'vite';

export default defineConfig({
	publicDir: false,
	// Loading a package file by file takes more time and memory than a whole command.
	ssr: { noExternal: true },
	build: {
		ssr: true,
		target: 'node24',
		sourcemap: true,
		rolldownOptions: { input: ['server/server.ts', 'server/commands/enquiries-cli.ts'] },
	},
});
