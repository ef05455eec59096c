/** What a request gets that has waited too long for the start. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { testFolder } from '../../scripts/testing/test-folder.ts';
import { documentLanguage } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { listen } from '../http/lifecycle/listen.ts';
import { answerStarting } from './starting-answer.ts';

/** Has no page of the site. */
const folder = testFolder();

/** Sent to a service that does not get ready. */
async function ask(path: string, init: RequestInit = {}) {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const { server } = await listen('127.0.0.1', 0, answerStarting(folder));
	const arrived = once(server, 'request');
	const answering = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
	await arrived;
	vi.advanceTimersByTime(10_000);
	vi.useRealTimers();
	const answer = await answering;
	server.close();
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	return answer;
}

test('a request that has waited too long for the start is asked to come again', async () => {
	const answer = await ask('/api/enquiries');
	expect(await answer.json()).toMatchObject({ status: 503, detail: 'The service is starting.' });
});

const browser = (language: string) => ({ accept: 'text/html,*/*', 'accept-language': language });
test.each([
	['/maternity', 'en-SG,zh;q=0.9', 'en'],
	['/maternity', 'de,zh-CN;q=0.9,en;q=0.8', 'zh-Hans'],
	['/', 'de', 'en'],
	['/ta', 'en', 'ta'],
	['/enquiry?reference=R&language=ms', 'en', 'ms'],
] as const)('a browser at %s that asks for %s gets a page in %s that loads again', async (path, asked, language) => {
	const answer = await ask(path, { headers: browser(asked) });
	expect(answer.headers.get('refresh')).toBe('5');
	expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
	const page = await answer.text();
	expect(page).toContain(`<html lang="${documentLanguage(language)}">`);
	expect(page).toContain(`<h1>${words[language].startingCopy.title}</h1>`);
});

test('a form sent without scripts is not sent again by itself: the browser has what was typed', async () => {
	const answer = await ask('/api/enquiries', { method: 'POST', headers: browser('ms'), body: 'name=Mei' });
	expect(answer.headers.get('refresh')).toBeNull();
	expect(await answer.text()).toContain(words.ms.formCopy.noScriptCopy.goBack);
});
