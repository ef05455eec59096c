/** Starts the service as a separate process, for tests that treat it roughly and for scripts that look at it or measure it. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './start-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What `npm start` runs, in the folder of a project. */
const server = 'build/server/server.js';
export const builtServer = join(import.meta.dirname, '../..', server);

export type ServerProcess = Awaited<ReturnType<typeof startServerBy>>;

/** Resolves once it accepts requests, on a free port; rejects with its words when it stops instead. */
export function startServerProcess(program: string, environment: Record<string, string>): Promise<ServerProcess> {
	return startServerBy([process.execPath, program], environment);
}

/** The same by any command, in the folder of a project. */
export async function startServerBy(
	[program = '', ...args]: readonly string[],
	environment: Record<string, string>,
	cwd = '.',
) {
	const env = cleanEnvironment({ PORT: '0', ...environment });
	const running = await startProcess(program, args, /^Listening on (\S+).*\n/m, { cwd, env });
	/** `url` has no trailing slash. */
	return { ...running, url: running.ready[1] ?? '' };
}

/** Leaves out the caller's environment, which may configure a real service. */
export function cleanEnvironment(environment: Record<string, string>): Record<string, string> {
	const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
	return { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...environment };
}

/** The built product with an empty store, which is removed as it stops. @param root the project's folder */
export async function startServer(root = join(import.meta.dirname, '../..')) {
	const dataDir = temporaryFolder();
	const environment = { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000' };
	const { url: origin, end } = await startServerProcess(join(root, server), environment);
	return {
		origin,
		async stop() {
			await end();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
