/** Starts nginx, Caddy or Postfix with a configuration for a test. */

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../../scripts/testing/start-process.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

async function startPeer(
	program: string,
	args: string[],
	readyPattern: RegExp,
	folder: string,
): Promise<AsyncDisposable> {
	const env = { PATH: process.env.PATH, HOME: folder };
	const peer = await startProcess(program, args, readyPattern, { cwd: folder, env });
	return disposableIn(folder, peer.end);
}

/** Disposable that calls `end` and removes the folder. */
function disposableIn(folder: string, end: () => unknown): AsyncDisposable {
	return {
		async [Symbol.asyncDispose]() {
			await end();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function newFolder(): string {
	const folder = temporaryFolder();
	// Lets all users enter the folder, because Postfix's processes run as the user `postfix`.
	chmodSync(folder, 0o755);
	return folder;
}

export function startNginx(program: string, servers: string): Promise<AsyncDisposable> {
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
	const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'error_log stderr notice;'];
	return startPeer(program, args, /start worker process /, folder);
}

/** @param config Caddyfile with a block of global options, to which the test adds options, because Caddy allows only one block. */
export function startCaddy(program: string, config: string): Promise<AsyncDisposable> {
	const folder = newFolder();
	const file = join(folder, 'Caddyfile');
	writeFileSync(file, config.replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off'));
	const args = ['run', '--adapter', 'caddyfile', '--config', file];
	return startPeer(program, args, /serving initial configuration/, folder);
}

/**
 * Starts Postfix with Debian's services and a self-signed certificate. Postfix accepts mail from this machine on `port`.
 *
 * @param relayPort port of the mail server to which Postfix relays all mail
 */
export function startPostfix(program: string, port: number, relayPort: number): AsyncDisposable {
	const folder = newFolder();
	for (const name of ['queue', 'data']) mkdirSync(join(folder, name));
	execFileSync('chown', ['postfix', join(folder, 'data')]);
	const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
	makeCertificate('relay.example', key, certificate);
	const settings = {
		compatibility_level: '3.6',
		queue_directory: join(folder, 'queue'),
		data_directory: join(folder, 'data'),
		maillog_file: join(folder, 'log'),
		maillog_file_prefixes: folder,
		myhostname: 'relay.example',
		mydestination: '',
		inet_interfaces: '127.0.0.1',
		inet_protocols: 'ipv4',
		mynetworks: '127.0.0.1',
		smtpd_relay_restrictions: 'permit_mynetworks, reject',
		smtpd_tls_security_level: 'may',
		smtpd_tls_key_file: key,
		smtpd_tls_cert_file: certificate,
		relayhost: `[127.0.0.1]:${relayPort}`,
	};
	const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
	writeFileSync(join(folder, 'main.cf'), lines.join(''));
	const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8');
	writeFileSync(join(folder, 'master.cf'), services.replace(/^smtp +inet/m, `${port} inet`));
	execFileSync('postconf', ['-c', folder, '-F', '*/*/chroot=n']);
	const run = (command: string) => execFileSync(program, ['-c', folder, command], { stdio: 'ignore' });
	// Postfix's `start` command ends when Postfix accepts mail, and fails if Postfix cannot start.
	run('start');
	return disposableIn(folder, () => run('stop'));
}

export function makeCertificate(name: string, key: string, certificate: string): void {
	const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${name}`];
	execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}
