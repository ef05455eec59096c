/** What an operator reads in the log while a target fails. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { createFailureLog } from './failure-log.ts';

const log = createLog('silent');
const lines: unknown[] = [];
const write = (level: string) => (facts: unknown, words?: string) => void lines.push([level, words, facts]);
beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(log, 'warn').mockImplementation(write('warn'));
	vi.spyOn(log, 'info').mockImplementation(write('info'));
});
afterEach(() => {
	vi.useRealTimers();
	lines.length = 0;
});

function minutesPass(minutes: number): unknown[] {
	vi.advanceTimersByTime(minutes * 60_000);
	return lines.splice(0);
}

test('a line when a target goes down, one a minute while it is, and one when it is back', () => {
	const failures = createFailureLog('email', log);
	const target = 'email';
	failures.delivered();
	failures.failed('A', 'ECONNREFUSED', 'pending');
	expect(lines.splice(0)).toEqual([
		['warn', 'delivery failed', { target, reference: 'A', reason: 'ECONNREFUSED', state: 'pending' }],
	]);
	for (let count = 0; count < 500; count++) failures.failed('B', 'ECONNREFUSED', 'pending');
	failures.failed('C', 'no answer in time', 'dead');
	failures.delivered();
	expect(lines).toEqual([]);
	const reasons = { ECONNREFUSED: 500, 'no answer in time': 1 };
	expect(minutesPass(1)).toEqual([['warn', 'deliveries failed', { target, reasons, dead: 1, delivered: 1 }]]);
	expect(minutesPass(60)).toEqual([]);
	failures.delivered();
	expect(minutesPass(10)).toEqual([['info', 'deliveries arrive again', { target, delivered: 1 }]]);
	failures.delivered();
	expect(minutesPass(10)).toEqual([]);
	failures.failed('D', 'HTTP 500', 'pending');
	expect(lines).toHaveLength(1);
});

test('what a target did since the last line is told at the end, and nothing of one that did well', () => {
	const failures = createFailureLog('webhook', log);
	failures.delivered();
	failures.stop();
	expect(lines).toEqual([]);
	failures.failed('A', 'HTTP 500', 'pending');
	failures.failed('B', 'HTTP 500', 'pending');
	failures.stop();
	expect(lines).toHaveLength(2);
	expect(vi.getTimerCount()).toBe(0);
});
