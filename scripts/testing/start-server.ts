/** Starts the service as a separate process, for tests and measurements. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './start-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Program that `npm start` runs, relative to the project's folder. */
const server = 'build/server/server.js';
export const builtServer = join(import.meta.dirname, '../..', server);

export type ServerProcess = Awaited<ReturnType<typeof startServerBy>>;

/** Starts the service, on a free port unless `environment` has PORT. Rejects with the service's standard error if it exits. */
export function startServerProcess(program: string, environment: Record<string, string>): Promise<ServerProcess> {
	return startServerBy([process.execPath, program], environment);
}

/** Starts the service by any command. Resolves once the service accepts requests. @param cwd the project's folder */
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

/** Keeps only PATH, HOME and TMPDIR of the caller's variables, because the others may configure a real service. */
export function cleanEnvironment(environment: Record<string, string>): Record<string, string> {
	const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
	return { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...environment };
}

/** Starts the built product with an empty store, which `stop` removes. @param root the project's folder */
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
