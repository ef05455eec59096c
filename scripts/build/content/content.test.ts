/** What an operator edits: mistakes are named, editors know the schemas, and a spreadsheet may change the figures. */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, readContent } from './check-content.ts';
import { jsonSchemas } from './json-schemas.ts';

const names = ['brand', 'figures', 'languages', 'plans'];
const sources = Object.fromEntries(names.map((name) => [name, readFileSync(`shared/content/${name}.json`, 'utf8')]));

test('the content of the repository is right, and editors have the schemas it is checked by', () => {
	readContent();
	for (const [name, schema] of Object.entries(jsonSchemas())) {
		expect(JSON.parse(readFileSync(`shared/content/schemas/${name}.schema.json`, 'utf8'))).toEqual(JSON.parse(schema));
		expect(sources[name]).toContain(`"$schema": "./schemas/${name}.schema.json"`);
	}
});

describe('a mistake is one sentence with file, place and mend', () => {
	const mistakes: [string, string, (json: string) => string, RegExp][] = [
		[
			'a premium as a text',
			'plans',
			(json) => json.replace(/"premium": [\d.]+/, '"premium": "S$409"'),
			/^plans\.json, plans, plan-1, premium: must be an amount in dollars.*$/,
		],
		[
			'a missing premium',
			'plans',
			(json) => json.replace(/"premium": [\d.]+,/, ''),
			/^plans\.json, plans, plan-1, premium: must be an amount.*$/,
		],
		[
			'a misspelt name',
			'plans',
			(json) => json.replace('"premium"', '"premiun": 1, "premium"'),
			/^plans\.json, plans, plan-1: there is no "premiun" here; correct its name, or take it out\.$/,
		],
		[
			'a premium outside the market',
			'plans',
			(json) => json.replace(/"premium": [\d.]+/, '"premium": 4090'),
			/^plans\.json, plan-1, premium: 4090 is outside what figures\.json says of the market.*correct one of the two\.$/,
		],
		[
			'an id twice',
			'plans',
			(json) => json.replace('"plan-2"', '"plan-1"'),
			/^plans\.json, plans: has "plan-1" twice: each plan needs an id of its own\.$/,
		],
		[
			'a month that is none',
			'plans',
			(json) => json.replace(/"checked": "[\d-]+"/, '"checked": "2026-13"'),
			/^plans\.json, plans, plan-1, checked: must be a month, such as "2026-11"\.$/,
		],
		[
			'a source that is no address',
			'figures',
			(json) => json.replace(/"page": "https[^"]*"/, '"page": "the CPF site"'),
			/^figures\.json, sources, mediSave, page: must be the address of a public page.*$/,
		],
		[
			'a confirmation without its day',
			'languages',
			(json) => json.replace('"confirmedBy": ""', '"confirmedBy": "A. Reader"'),
			/^languages\.json, zh-Hans, confirmed: says when .*fill in both, or neither\.$/,
		],
		[
			'a quotation mark left out',
			'brand',
			(json) => json.replace('",', ','),
			/^brand\.json is not JSON: .*line \d+.*; correct that place, or the line before it\.$/,
		],
	];
	test.each(mistakes)('%s', (_case, name, change, sentence) => {
		const changed = change(sources[name] as string);
		expect(changed).not.toBe(sources[name]);
		expect(() => checkContent({ ...sources, [name]: changed })).toThrow(sentence);
	});
});

test('a fifth plan is data, and so are three', () => {
	const { plans, ...rest } = JSON.parse(sources.plans as string);
	const withPlans = (some: unknown[]) => checkContent({ ...sources, plans: JSON.stringify({ ...rest, plans: some }) });
	expect(withPlans([...plans, { ...plans[0], id: 'plan-999' }]).plans.plans).toHaveLength(plans.length + 1);
	expect(withPlans(plans.slice(0, 3)).plans.plans).toHaveLength(3);
});

describe('npm run figures', () => {
	const folder = mkdtempSync(join(tmpdir(), 'figures-'));
	const csv = join(folder, 'figures.csv');
	const run = (...files: string[]) =>
		spawnSync('node', ['scripts/figures.ts', ...files], {
			env: { ...process.env, WORDS_FOLDER: folder },
			encoding: 'utf8',
		});
	const plansIn = () => JSON.parse(readFileSync(join(folder, 'plans.json'), 'utf8')).plans;
	beforeEach(() => {
		for (const name of names) cpSync(`shared/content/${name}.json`, join(folder, `${name}.json`));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	test('prints every figure, and writes back those that were changed', () => {
		const printed = run().stdout;
		expect(printed).toMatch(/^plans\.json,plans\.plan-1\.premium,[\d.]+$/m);
		writeFileSync(csv, printed.replace(/(plan-1\.premium),.*/, '$1,"S$411.50"'));
		expect(run(csv)).toMatchObject({ status: 0, stderr: expect.stringContaining('1 figures changed') });
		expect(plansIn()[0].premium).toBe(411.5);
	});

	test.each<[string, (csv: string) => string | Buffer, RegExp, string, string]>([
		[
			'Excel’s month',
			(csv) => csv.replace(/(plan-1\.checked),.*/, '$1,Feb-25'),
			/^1 figures changed/,
			'plans',
			'"checked": "2025-02"',
		],
		[
			'zeros that Excel drops',
			(csv) => csv.replace(/(postalCode),0+1/, '$1,1'),
			/^0 figures changed/,
			'brand',
			'"postalCode": "000001"',
		],
		[
			'semicolons',
			(csv) => csv.replaceAll(',', ';').replace(/(plan-2\.name);.*/, '$1;New'),
			/^1 figures changed/,
			'plans',
			'"name": "New"',
		],
		[
			'Excel’s Unicode text',
			(csv) => Buffer.from(csv.replaceAll(',', '\t').replace(/(plan-2\.name)\t.*/, '$1\tNew'), 'utf16le'),
			/^1 figures changed/,
			'plans',
			'"name": "New"',
		],
		['empty rows', (csv) => `${csv},,\n\n`, /^0 figures changed/, 'plans', '"name": "Plan 2"'],
	])('takes %s', (_case, change, said, name, written) => {
		// No figure of the brand's and the plans' has a comma in it, but these.
		const printed = run().stdout.replace(/^.*"$\n/gm, '');
		writeFileSync(csv, change(printed));
		expect(run(csv)).toMatchObject({ status: 0, stderr: expect.stringMatching(said) });
		expect(readFileSync(join(folder, `${name}.json`), 'utf8')).toContain(written);
	});

	test.each<[string, (csv: string) => string, RegExp]>([
		[
			'a month to come',
			(csv) => csv.replace(/(plan-1\.checked),.*/, '$1,2099-01'),
			/^plans\.json, plans, plan-1, checked: must not be in the future\.$/,
		],
		[
			'a postal code without its zero',
			(csv) => csv.replace(/(postalCode),.*/, '$1,49910'),
			/^brand\.json, address, postalCode: must have six digits, zeros in front included/,
		],
		[
			'a misspelt header',
			(csv) => csv.replace('file,figure', 'file,figur'),
			/must begin with the columns file, figure, value, and begins with "file,figur,value"/,
		],
		[
			'letters that were lost',
			(csv) => csv.replace(/(brand\.json,tagline),.*/, '$1,???? Singapore'),
			/^brand\.json, tagline: question marks stand in the place of letters/,
		],
	])('refuses %s', (_case, change, sentence) => {
		writeFileSync(csv, change(run().stdout));
		const { status, stderr } = run(csv);
		expect(status).toBe(1);
		expect(stderr.replace('Nothing was changed:\n', '').trim()).toMatch(sentence);
	});

	test('changes nothing where one cell is wrong', () => {
		const before = readFileSync(join(folder, 'plans.json'), 'utf8');
		writeFileSync(
			csv,
			run()
				.stdout.replace(/(plan-1\.premium),.*/, '$1,about 400')
				.replace(/(plan-2\.name),.*/, '$1,New'),
		);
		const { status, stderr } = run(csv);
		expect(status).toBe(1);
		expect(stderr).toMatch(/^Nothing was changed:\nplans\.json, plans, plan-1, premium: must be an amount/);
		expect(readFileSync(join(folder, 'plans.json'), 'utf8')).toBe(before);
	});
});
