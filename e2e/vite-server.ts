/** Starts one of Vite's servers on a free port, as the npm scripts do. */

import { spawn } from 'node:child_process';
import { freePort } from '../scripts/free-port.ts';

export interface ViteServer {
	/** Without a trailing slash. */
	origin: string;
	stop(): void;
}

/** Resolves once it accepts requests. */
export async function startVite(...args: string[]): Promise<ViteServer> {
	const port = await freePort();
	const vite = spawn('node_modules/.bin/vite', [...args, '--port', `${port}`, '--strictPort'], {
		env: { ...process.env, NODE_ENV: 'development' },
	});
	await new Promise<void>((resolve) => vite.stdout.on('data', (text) => /Local/.test(`${text}`) && resolve()));
	return { origin: `http://localhost:${port}`, stop: () => vite.kill() };
}
