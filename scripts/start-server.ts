/** Starts the built product on a free port with an empty store, for scripts that look at it or measure it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningServer {
	/** Without a trailing slash. */
	origin: string;
	stop(): Promise<void>;
}

/** Resolves once the server accepts requests; rejects with its own words when it does not start. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
	const port = await freePort();
	const dataDir = mkdtempSync(join(tmpdir(), 'quote-site-'));
	const server = spawn(process.execPath, ['build/server/server.js'], {
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '100000', ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let words = '';
	server.stderr.on('data', (chunk) => {
		words += chunk;
	});
	const origin = `http://localhost:${port}`;
	await untilHealthy(origin, () => {
		if (server.exitCode !== null) throw new Error(`The server did not start:\n${words}`);
	});
	return {
		origin,
		async stop() {
			server.kill('SIGTERM');
			if (server.exitCode === null) await once(server, 'exit');
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

async function untilHealthy(origin: string, check: () => void): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		check();
		const healthy = await fetch(`${origin}/healthz`).then(
			(response) => response.ok,
			() => false,
		);
		if (healthy) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Nothing answered at ${origin} within 10 seconds.`);
}
