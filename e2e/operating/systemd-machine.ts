/**
 * Boots systemd in a temporary container without a network, on an overlay of this machine's files. The project is in
 * `/srv/quote-site`, as in the guides.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const nspawn = findPeer('systemd-nspawn');
export const canBoot = nspawn !== undefined && process.getuid?.() === 0;

const unit = `[Unit]
Requires=basic.target
After=basic.target
[Service]
Type=oneshot
ExecStart=/bin/bash -ex /root/script
StandardOutput=file:/root/output
StandardError=file:/root/errors
ExecStopPost=/bin/sh -c 'echo $SERVICE_RESULT >/root/result; sync; systemctl poweroff --force'
`;

/** Runs a script as root in a new container. @returns its standard output @throws with a trace of all commands if one fails */
export function runOnMachine(script: string): string {
	const folder = temporaryFolder();
	run('mount', '-t', 'tmpfs', 'tmpfs', folder);
	const [root, upper, work] = ['root', 'upper', 'work'].map((name) => join(folder, name)) as [string, string, string];
	try {
		for (const name of [root, upper, work]) mkdirSync(name);
		chmodSync(upper, 0o755);
		run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=/,upperdir=${upper},workdir=${work}`, root);
		writeFileSync(join(root, 'root/script'), script);
		writeFileSync(join(root, 'etc/systemd/system/guide.service'), unit);
		mkdirSync(join(root, 'srv/quote-site'), { recursive: true });
		const { stdout, stderr } = spawnSync(
			nspawn as string,
			[
				...['--boot', '--quiet', '--register=no', '--keep-unit', '--private-network', '--link-journal=no'],
				...[`--directory=${root}`, '--machine=quotes', `--overlay=${process.cwd()}::/srv/quote-site`],
				...['--', '--unit=guide.service'],
			],
			{ encoding: 'utf8', timeout: 240_000 },
		);
		const read = (name: string) => {
			const file = join(root, 'root', name);
			return existsSync(file) ? readFileSync(file, 'utf8') : '';
		};
		if (read('result').trim() !== 'success') throw new Error(stdout + stderr + read('errors'));
		return read('output');
	} finally {
		spawnSync('umount', [root]);
		run('umount', folder);
		rmSync(folder, { recursive: true });
	}
}

function run(program: string, ...args: string[]): void {
	const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
	if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
