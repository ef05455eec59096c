/** Starts a temporary PostgreSQL from the installed binaries for tests and benchmarks. */

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../../scripts/setup/find-tools.mjs';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { notTested } from '../../../scripts/testing/not-tested.ts';

/** PostgreSQL refuses to run as root, so root starts PostgreSQL as this user. */
const unprivileged = 'postgres';

/** Starts a server. Null if PostgreSQL is not installed; in continuous integration, throws instead. */
export async function startTestPostgres() {
	const binaries = findPostgres();
	if (binaries) return startCluster(binaries);
	notTested('the PostgreSQL half of the service', 'the package postgresql, or POSTGRES_BIN');
	return null;
}

/** @param server URL of the server @returns URL of a new, empty database */
export async function createDatabase(server: string): Promise<string> {
	const name = `test_${Math.random().toString(36).slice(2, 10)}`;
	await query(`${server}/postgres`, `create database ${name}`);
	return `${server}/${name}`;
}

/** Empties the database, which takes a tenth of the time of creating a new one. */
export function emptyDatabase(url: string): Promise<void> {
	return query(url, 'drop schema public cascade; create schema public');
}

async function query(connectionString: string, text: string): Promise<void> {
	const client = new Client({ connectionString });
	await client.connect();
	await client.query(text);
	await client.end();
}

async function startCluster(binaries: string) {
	const folder = mkdtempSync(join(tmpdir(), 'enquiries-postgres-'));
	const data = join(folder, 'data');
	const port = await freePort();
	const run = (command: string) => {
		const asRoot = process.getuid?.() === 0;
		const [program, ...args] = asRoot ? ['su', unprivileged, '-c', command] : ['sh', '-c', command];
		execFileSync(program as string, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
	};
	const tool = (name: string) => join(binaries, name);
	if (process.getuid?.() === 0) execFileSync('chown', [unprivileged, folder]);
	chmodSync(folder, 0o700);

	const cluster = {
		/** URL of the server, without a database. */
		url: `postgres://postgres@127.0.0.1:${port}`,
		start() {
			const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
			run(`${tool('pg_ctl')} -D ${data} -l ${folder}/log -w -o "${options}" start`);
		},
		/** `immediate` is equivalent to a crash. */
		stop: (mode: 'fast' | 'immediate' = 'fast') => run(`${tool('pg_ctl')} -D ${data} -m ${mode} -w stop`),
		remove() {
			try {
				cluster.stop('immediate');
			} catch {
				// The server was already stopped.
			}
			rmSync(folder, { recursive: true, force: true });
		},
	};
	run(`${tool('initdb')} -D ${data} -U postgres --auth=trust --locale=C --encoding=UTF8 --no-sync`);
	cluster.start();
	return cluster;
}
