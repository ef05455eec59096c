/** How the command line reads its options. */

import { afterEach, expect, test, vi } from 'vitest';
import { readSince } from './command.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
	['2026-11-21', '2026-11-21T00:00:00.000Z'],
	['2026-11-21T08:30', '2026-11-21T08:30:00.000Z'],
	['2026-11-21 08:30:15', '2026-11-21T08:30:15.000Z'],
	['2026-11-21T08:30:15.5Z', '2026-11-21T08:30:15.500Z'],
	['2026-11-21T08:30+08:00', '2026-11-21T00:30:00.000Z'],
	['2026-11-21T08:30:00+0800', '2026-11-21T00:30:00.000Z'],
	['2026-11-21t08:30z', '2026-11-21T08:30:00.000Z'],
])('%s is %s, wherever the machine stands', (typed, expected) => {
	vi.stubEnv('TZ', 'Asia/Singapore');
	expect(readSince(typed)).toBe(expected);
});
