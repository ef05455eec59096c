/** Tests of the alert rules: Prometheus accepts the rules, they fire when they should, and the service exports their metrics. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';

const rules = 'deploy/alerts.yml';
const promtool = findPeer('promtool');

function run(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(promtool as string, args, { encoding: 'utf8' });
	return { status, output: stdout + stderr };
}

test('Prometheus accepts them, and each fires when it should', () => {
	test.skip(!promtool, 'NOT TESTED: there is no promtool on this machine');
	const success = { status: 0, output: expect.stringContaining('SUCCESS') };
	expect(run('check', 'rules', rules)).toEqual(success);
	expect(run('test', 'rules', 'e2e/operating/alerts.test.yml')).toEqual(success);
});

test('the service exports every metric that they use', async ({ request }) => {
	const figures = await (await request.get('/metrics')).text();
	const names = readFileSync(rules, 'utf8').match(/\w+(?=\{job="quotes")/g) ?? [];
	const known = new Set(figures.match(/(?<=^# TYPE )\w+/gm));
	const missing = names.filter((name) => name !== 'up' && !known.has(name.replace(/_(count|bucket)$/, '')));
	expect(names.length).toBeGreaterThan(8);
	expect(missing).toEqual([]);
});
