/** `export`: CSV that is safe to open in a spreadsheet, and JSON lines. */

import { expect, test } from 'vitest';
import { commandLineBesideService, operatorFields } from '../testing/command-line.ts';

const { run, send } = commandLineBesideService();

test('export writes safe CSV and JSON lines, oldest first', async () => {
	const text = {
		name: '=HYPERLINK("http://evil.example")',
		additionalInfo: 'Line 1\nLine "2", end',
		mobilePhone: '+65 8123 4567',
	};
	const { reference } = await send({ ...text, partner: 'exported' });
	await send({ partner: 'exported', pregnancyType: ['single-natural', 'multiple-natural'] });
	const csv = await run('export', '--format', 'csv', '--partner', 'exported');
	expect(csv.code).toBe(0);
	expect(csv.out.split('\r\n')[0]).toBe(operatorFields.join(','));
	expect(csv.out).toContain('"\'=HYPERLINK(""http://evil.example"")"');
	expect(csv.out).toContain("'+65 8123 4567,'+6581234567");
	expect(csv.out).toContain('"Line 1\nLine ""2"", end"');
	expect(csv.out).toContain(',"single-natural;multiple-natural",');
	const lines = (await run('export', '--format', 'jsonl', '--partner', 'exported')).out
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatchObject({ reference, ...text });
	expect(Object.keys(lines[0])).toEqual(operatorFields);
});

test.each([
	['a line feed', 'hello\n=1+1'],
	['a carriage return', 'hello\r=1+1'],
	['a semicolon', 'hello;=1+1'],
	['a tab', 'hello\t=1+1'],
])('in CSV, text with %s and nothing else to quote stays in one cell', async (name, additionalInfo) => {
	const partner = name.replaceAll(' ', '-');
	await send({ partner, additionalInfo });
	const { out } = await run('export', '--format', 'csv', '--partner', partner);
	expect(out).toContain(`,"${additionalInfo}",`);
});

test.each(['=1', ' =1', '\n=1', '\r\n+1', '\u00a0-1', '\ufeff@1', '\u200d=1', '\t1', '＝1'])(
	'in CSV, %j is told not to be a formula',
	async (additionalInfo) => {
		const partner = `formula-${Buffer.from(additionalInfo).toString('hex')}`;
		await send({ partner, additionalInfo });
		const { out } = await run('export', '--format', 'csv', '--partner', partner);
		expect(out).toMatch(/,"?'[^,"]+"?,formula-/);
		expect(out).toContain(`'${additionalInfo.replace('\r\n', '\n')}`);
	},
);
