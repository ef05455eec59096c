/** What an operator edits: mistakes are named, editors know the schemas, and a spreadsheet may change the figures. */

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { figuresTable, takeFiguresBack } from '../../figures.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { checkContent, readContent, writeJsonSchemas } from './check-content.ts';

const names = ['brand', 'figures', 'languages', 'plans'];
const sources = Object.fromEntries(names.map((name) => [name, readFileSync(`shared/content/${name}.json`, 'utf8')]));

test('the content of the repository is right, and editors have the schemas it is checked by', () => {
	const folder = testFolder();
	writeJsonSchemas(folder);
	readContent();
	for (const name of names) {
		const { $schema, ...content } = JSON.parse(sources[name] ?? '');
		expect($schema).toBe(`./schemas/${name}.schema.json`);
		const { properties, additionalProperties } = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));
		expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(content)));
		expect(additionalProperties).toBe(false);
	}
});

const premium = /"premium": [\d.]+/;
test.each<[string, string, string | RegExp, string, string]>([
	['a premium as a text', 'plans', premium, '"premium": "S$$409"', 'plan-1, premium: must be an amount in dollars'],
	['a missing premium', 'plans', /"premium": [\d.]+,/, '', 'plan-1, premium: must be an amount'],
	['a misspelt name', 'plans', premium, '"premiun": 1, $&', 'plan-1: there is no "premiun" here; correct its name'],
	['a premium outside the market', 'plans', premium, '"premium": 4090', '4090 is outside what figures.json says of'],
	['an id twice', 'plans', '"plan-2"', '"plan-1"', 'plans: has "plan-1" twice: each plan needs an id of its own.'],
	['a month that is none', 'plans', /"checked": "[\d-]+"/, '"checked": "2026-13"', 'checked: must be a month, such as'],
	[
		'a source that is no address',
		'figures',
		/https[^"]*/,
		'the CPF site',
		'page: must be the address of a public page',
	],
	['a confirmation without its day', 'languages', 'By": ""', 'By": "A. Reader"', 'zh-Hans, confirmed: says when'],
	['a quotation mark left out', 'brand', '",', ',', 'brand.json is not JSON: '],
])('a mistake is one sentence with file, place and mend: %s', (_case, name, found, put, sentence) => {
	const changed = sources[name]?.replace(found, put) ?? '';
	expect(changed).not.toBe(sources[name]);
	const check = () => checkContent({ ...sources, [name]: changed });
	expect(check).toThrow(sentence);
	expect(check).toThrow(new RegExp(`^${name}\\.json[^\\n]+[,;:] [^\\n]+\\.$`));
});

test('a fifth plan is data, and so are three', () => {
	const { plans, ...rest } = JSON.parse(sources.plans as string);
	const withPlans = (some: unknown[]) => checkContent({ ...sources, plans: JSON.stringify({ ...rest, plans: some }) });
	expect(withPlans([...plans, { ...plans[0], id: 'plan-999' }]).plans.plans).toHaveLength(plans.length + 1);
	expect(withPlans(plans.slice(0, 3)).plans.plans).toHaveLength(3);
});

describe('npm run figures', () => {
	const folder = testFolder();
	const content = join(folder, 'shared/content');
	const run = (...files: string[]) =>
		spawnSync('node', [resolve('scripts/figures.ts'), ...files], { cwd: folder, encoding: 'utf8' });
	const takeBack = (changed: string, value: string) => {
		const rows = figuresTable(content);
		const place = rows.findIndex(({ figure }) => figure === changed);
		return takeFiguresBack(rows.with(place, { ...rows[place], value }), content);
	};
	const plansIn = () => JSON.parse(readFileSync(join(content, 'plans.json'), 'utf8')).plans;
	beforeEach(() => {
		for (const name of names) cpSync(`shared/content/${name}.json`, join(content, `${name}.json`));
	});

	test('prints every figure, and writes back those that were changed', () => {
		const csv = join(folder, 'figures.csv');
		const printed = run().stdout;
		expect(printed).toMatch(/^plans\.json,plans\.plan-1\.premium,[\d.]+$/m);
		writeFileSync(csv, printed.replace(/(plan-1\.premium),.*/, '$1,"S$411.50"'));
		expect(run(csv)).toMatchObject({ status: 0, stderr: expect.stringContaining('1 figures changed') });
		expect(plansIn()[0].premium).toBe(411.5);
		writeFileSync(csv, printed.replace(/(plan-1\.premium),.*/, '$1,about 400').replace(/(plan-2\.name),.*/, '$1,New'));
		const { status, stderr } = run(csv);
		expect(status).toBe(1);
		expect(stderr).toMatch(/^Nothing was changed:\nplans\.json, plans, plan-1, premium: must be an amount/);
		expect(plansIn()[1].name).not.toBe('New');
	});

	test.each<[string, string, string, RegExp, string, string]>([
		['Excel’s month', 'plans.plan-1.checked', 'Feb-25', /^1 figures/, 'plans', '"checked": "2025-02"'],
		['zeros that Excel drops', 'address.postalCode', '1', /^0 figures/, 'brand', '"postalCode": "000001"'],
	])('takes %s', (_case, figure, saved, said, name, written) => {
		expect(takeBack(figure, saved)).toMatch(said);
		expect(readFileSync(join(content, `${name}.json`), 'utf8')).toContain(written);
	});

	test.each([
		['a month to come', 'plans.plan-1.checked', '2099-01', 'plans, plan-1, checked: must not be in the future.'],
		['a postal code without its zero', 'address.postalCode', '49910', 'postalCode: must have six digits, zeros in'],
		['a comma before decimals', 'plans.plan-1.dailyHospitalisation', '1,5', 'must be percent of the sum assured'],
		['letters that were lost', 'tagline', '??? Singapore', 'brand.json, tagline: other signs stand'],
	])('refuses %s', (_case, figure, saved, sentence) => {
		expect(() => takeBack(figure, saved)).toThrow(sentence);
	});

	test('refuses a row that is not ours', () => {
		const row = { file: 'plans.json', figure: 'plans.plan-1', value: '1' };
		expect(() => takeFiguresBack([row], content)).toThrow('plans.json has no "plans.plan-1": leave the first two');
	});
});
