/** Tests of the checks of an operator's content, and of the JSON schemas for code editors. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
	['a month to come', 'plans', /"checked": "[\d-]+"/, '"checked": "2099-01"', 'checked: must not be in the future.'],
	[
		'a text for percent',
		'plans',
		/"dailyHospitalisation": [\d.]+/,
		'"dailyHospitalisation": "1,5"',
		'must be percent of the sum assured',
	],
	[
		'a postal code without its zero',
		'brand',
		/"postalCode": "\d+"/,
		'"postalCode": "49910"',
		'postalCode: must have six digits, zeros in',
	],
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
])('a mistake is one sentence with file, place and correction: %s', (_case, name, found, replacement, sentence) => {
	const changed = sources[name]?.replace(found, replacement) ?? '';
	expect(changed).not.toBe(sources[name]);
	const check = () => checkContent({ ...sources, [name]: changed });
	expect(check).toThrow(sentence);
	expect(check).toThrow(new RegExp(`^${name}\\.json[^\\n]+[,;:] [^\\n]+\\.$`));
});

test('three or five plans need no change of code', () => {
	const { plans, ...rest } = JSON.parse(sources.plans as string);
	const withPlans = (some: unknown[]) => checkContent({ ...sources, plans: JSON.stringify({ ...rest, plans: some }) });
	expect(withPlans([...plans, { ...plans[0], id: 'plan-999' }]).plans.plans).toHaveLength(plans.length + 1);
	expect(withPlans(plans.slice(0, 3)).plans.plans).toHaveLength(3);
});
