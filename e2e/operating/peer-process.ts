/** A web server of the distribution, run in the foreground with a configuration made for a test. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PeerProcess {
	end(): Promise<void>;
}

/** Resolves once the program has written that it is ready; rejects with what it wrote when it ends instead. */
async function startPeer(program: string, args: string[], ready: string, folder: string): Promise<PeerProcess> {
	const environment = { PATH: process.env.PATH, HOME: folder };
	const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
	const exited = once(child, 'exit');
	let words = '';
	await new Promise<void>((resolve, reject) => {
		child.stderr.setEncoding('utf8').on('data', (text) => {
			words += text;
			if (words.includes(ready)) resolve();
		});
		exited.then(() => reject(new Error(words)));
	});
	return {
		async end() {
			child.kill('SIGTERM');
			await exited;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'quote-site-peer-'));
	// nginx's workers run as another user.
	chmodSync(folder, 0o755);
	return folder;
}

/** @param servers the `server` blocks */
export function startNginx(program: string, servers: string): Promise<PeerProcess> {
	const folder = newFolder();
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	const config = `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
	include /etc/nginx/mime.types;
	access_log off;
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n\t')}
	${servers}
}
`;
	writeFileSync(join(folder, 'nginx.conf'), config);
	const globals = 'error_log stderr notice;';
	return startPeer(
		program,
		['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', globals],
		'start worker process ',
		folder,
	);
}

/** @param sites the site blocks */
export function startCaddy(program: string, sites: string): Promise<PeerProcess> {
	const folder = newFolder();
	const file = join(folder, 'Caddyfile');
	writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
	return startPeer(
		program,
		['run', '--adapter', 'caddyfile', '--config', file],
		'serving initial configuration',
		folder,
	);
}
