/** Which hosts of URLs are this machine, beside those in `origins.test.ts`. */

import { expect, test } from 'vitest';
import { isLoopbackHost } from './network-address.ts';

test.each([
	['LOCALHOST', true],
	['127.9.9.9', true],
	['[::ffff:127.0.0.1]', true],
	['0.0.0.0', false],
	['10.0.0.1', false],
])('%s is loopback: %s', (host, expected) => {
	expect(isLoopbackHost(host)).toBe(expected);
});
