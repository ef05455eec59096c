/** Why the service cannot listen, told in a sentence; `start-and-stop.test.ts` has what can be brought about. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { listen, listenError } from './listen.ts';

test.each([
	['EACCES', /^PORT is one that this user may not listen on/],
	['EMFILE', /^HOST and PORT cannot be listened on: EMFILE/],
])('%s names the variable to change', (code, sentence) => {
	const { message } = listenError(Object.assign(new Error('listen'), { code, port: 3000 }));
	expect(message).toMatch(sentence);
	expect(message).toMatch(/^[^\n]*[^\n.]\.$/);
});

test('a request that has waited too long for the start is asked to come again', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const { server } = await listen('127.0.0.1', 0);
	const arrived = once(server, 'request');
	const answering = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/enquiries`);
	await arrived;
	vi.advanceTimersByTime(10_000);
	vi.useRealTimers();
	const answer = await answering;
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	expect(await answer.json()).toMatchObject({ status: 503, detail: 'The service is starting.' });
	server.close();
});
