/** Which addresses a delivery may go to. */

import { describe, expect, test } from 'vitest';
import { mayDeliverTo } from './private-address.ts';

describe('a delivery may go to', () => {
	const no = { loopback: false, privateRanges: false };
	test.each([
		['93.184.216.34', no, true],
		['2606:2800:220:1:248:1893:25c8:1946', no, true],
		['127.0.0.1', no, false],
		['127.0.0.1', { loopback: true, privateRanges: false }, true],
		['::1', no, false],
		['10.0.0.1', no, false],
		['172.16.0.1', no, false],
		['192.168.1.1', no, false],
		['100.64.0.1', no, false],
		['fd00::1', no, false],
		['::ffff:10.0.0.1', no, false],
		['10.0.0.1', { loopback: false, privateRanges: true }, true],
		['fd00::1', { loopback: false, privateRanges: true }, true],
		['169.254.169.254', { loopback: true, privateRanges: true }, false],
		['fe80::1', { loopback: true, privateRanges: true }, false],
		['0.0.0.0', { loopback: true, privateRanges: true }, false],
		['::', { loopback: true, privateRanges: true }, false],
		['224.0.0.1', { loopback: true, privateRanges: true }, false],
		['255.255.255.255', { loopback: true, privateRanges: true }, false],
		['not an address', { loopback: true, privateRanges: true }, false],
	])('%s with %j: %s', (address, rules, expected) => {
		expect(mayDeliverTo(address, rules)).toBe(expected);
	});
});
