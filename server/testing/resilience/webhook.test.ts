/** Tests that every enquiry is delivered although the receiver fails, resets and hangs, and the server restarts meanwhile. */

import { expect, test } from 'vitest';
import { testFolder } from '../../../scripts/testing/test-folder.ts';
import { answer, hang, reset, startReceiver } from '../receiver.ts';
import { postEnquiry, runCommand, startService } from '../service.ts';

const folder = testFolder();

test('deliveries survive the receiver’s failures and the server’s restart', async () => {
	using receiver = await startReceiver();
	const environment = { DATA_DIR: folder, ...receiver.environment };
	const inState = async (state: string): Promise<unknown[]> =>
		JSON.parse((await runCommand(environment, 'deliveries', '--state', state, '--json')).out);

	const service = await startService(environment);
	receiver.behave(answer(500));
	await postEnquiry(service.url, { name: 'Failed' });
	await receiver.until(1);
	receiver.behave(reset);
	await receiver.until(2);
	const givenUp = Promise.withResolvers<undefined>();
	receiver.behave((response, request) => {
		hang(response, request);
		response.once('close', () => givenUp.resolve(undefined));
	});
	await receiver.until(3);
	const meanwhile = postEnquiry(service.url, { name: 'Meanwhile' });
	expect((await Promise.race([meanwhile, givenUp.promise]))?.status).toBe(201);
	expect(await service.end()).toBe(0);
	expect(await inState('pending')).toHaveLength(2);

	receiver.behave(answer(204));
	const again = await startService(environment);
	const before = receiver.received.length;
	await receiver.until(before + 2);
	const names = receiver.received.slice(before).map(({ body }) => JSON.parse(body).data.name);
	expect(names.sort()).toEqual(['Failed', 'Meanwhile']);
	const retried = receiver.received.filter(({ body }) => body.includes('Failed'));
	expect(new Set(retried.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
	expect(await again.end()).toBe(0);
	expect(await inState('done')).toHaveLength(2);
	expect(`${service.log()}${again.log()}`).not.toMatch(/Failed|Meanwhile|mei@example|8123/);
});
