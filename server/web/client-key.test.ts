import { expect, test } from 'vitest';
import { clientKey } from './client-key.ts';

test.each([
	['203.0.113.7', '203.0.113.7', true],
	['203.0.113.7', '203.0.113.8', false],
	['203.0.113.7', '::ffff:203.0.113.7', true],
	['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
	['2001:db8:1:2::1', '2001:db8:1:3::1', false],
	['fe80::1%eth0', 'fe80::1', true],
])('%s and %s are one client: %s', (one, other, same) => {
	expect(clientKey({ ip: one }) === clientKey({ ip: other })).toBe(same);
});
