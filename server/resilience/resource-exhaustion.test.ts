/** Clients that take more than their share: everybody else is served, and the service is still there afterwards. */

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notTested } from '../../scripts/not-tested.ts';
import type { ServerProcess } from '../../scripts/start-server.ts';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { connectTo, postEnquiry, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0;
if (!canLimitFiles) notTested('running out of files', 'prlimit (util-linux)');

let folder: string;
let service: ServerProcess;
let sockets: Socket[];
beforeEach(async () => {
	folder = temporaryFolder();
	sockets = [];
	service = await startService({ DATA_DIR: folder });
});
afterEach(async () => {
	letGo();
	await service.end();
	rmSync(folder, { recursive: true });
});

function open(count: number, sent = ''): void {
	for (let opened = 0; opened < count; opened++) {
		const socket = connectTo(service.url);
		// What it is answered is never read, and it may be cut off.
		socket.on('error', () => {}).pause();
		socket.write(sent);
		sockets.push(socket);
	}
}

function letGo(): void {
	for (const socket of sockets) socket.destroy();
}

const statusOfEnquiry = async () => (await postEnquiry(service.url, sampleEnquiry())).status;

async function openFiles(): Promise<number> {
	const metrics = await (await fetch(`${service.url}/metrics`)).text();
	return Number(metrics.match(/^process_open_fds (\d+)$/m)?.[1]);
}

test('who asks for thousands of pages and reads none is cut off', async () => {
	open(4, 'GET /maternity HTTP/1.1\r\nHost: quotes.example\r\n\r\n'.repeat(1500));
	await delay(1000);
	expect(await openFiles()).toBeLessThan(200);
	expect(await statusOfEnquiry()).toBe(201);
});

test('a few requests that were sent together are all answered', async () => {
	const socket = connectTo(service.url);
	const ask = (connection: string) => `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
	socket.write(ask('keep-alive').repeat(4) + ask('close'));
	const answer = (await Array.fromAsync(socket.setEncoding('utf8'))).join('');
	expect(answer.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(5);
});

test.skipIf(!canLimitFiles)('a service that ran out of files goes on once there are some', async () => {
	spawnSync('prlimit', [`--pid=${service.process.pid}`, '--nofile=128']);
	open(200);
	await delay(3000);
	letGo();
	await expect.poll(() => statusOfEnquiry().catch(() => 0), { timeout: 10_000 }).toBe(201);
	expect(service.process.exitCode).toBeNull();
});
