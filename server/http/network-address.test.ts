/** Which hosts of URLs are this machine. */

import { expect, test } from 'vitest';
import { isLoopbackHost } from './network-address.ts';

test.each([
	['localhost', true],
	['a.localhost', true],
	['LOCALHOST', true],
	['127.0.0.1', true],
	['127.9.9.9', true],
	['[::1]', true],
	['[::ffff:127.0.0.1]', true],
	['localhost.evil.example', false],
	['127.0.0.1.evil.example', false],
	['0.0.0.0', false],
	['10.0.0.1', false],
])('%s is loopback: %s', (host, expected) => {
	expect(isLoopbackHost(host)).toBe(expected);
});
