/** Starts one of Vite's servers on a free port, as the npm scripts do. */

import { spawn } from 'node:child_process';
import { freePort } from '../../../scripts/testing/free-port.ts';

export interface ViteServer {
	/** Without a trailing slash. */
	origin: string;
	stop(): void;
}

/** Resolves once it accepts requests; rejects with what it wrote when it stops instead. */
export async function startVite(...args: string[]): Promise<ViteServer> {
	const port = await freePort();
	const vite = spawn('node_modules/.bin/vite', [...args, '--port', `${port}`, '--strictPort'], {
		env: { ...process.env, NODE_ENV: 'development' },
	});
	let output = '';
	await new Promise<void>((resolve, reject) => {
		for (const stream of [vite.stdout, vite.stderr])
			stream.setEncoding('utf8').on('data', (text) => {
				output += text;
				if (output.includes('Local')) resolve();
			});
		vite.on('exit', () => reject(new Error(`Vite has stopped: ${output}`)));
	});
	return { origin: `http://localhost:${port}`, stop: () => vite.kill() };
}
