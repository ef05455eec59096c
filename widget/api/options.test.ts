/** Tests of reading options from attributes. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../shared/content/brand.ts';
import { type AttributeName, readOptions } from './options.ts';

const read = (attributes: Partial<Record<AttributeName, string>>, origin?: string) =>
	readOptions((name) => attributes[name] ?? null, origin);

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
	warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test('has a default for every option', () => {
	expect(read({}, 'https://product.example')).toEqual({
		show: ['plans', 'form', 'faq'],
		endpoint: 'https://product.example/api/enquiries',
		partner: undefined,
		partnerTag: undefined,
		plan: 'plan-1',
		site: 'https://product.example',
		phone: brand.phone,
		email: brand.email,
		draft: false,
	});
});

test('has no endpoint if the script’s origin is unknown, and links to the operator’s own site', () => {
	expect(read({})).toMatchObject({ endpoint: '', site: brand.url });
});

test.each([
	['one part', { show: 'form' }, { show: ['form'] }],
	['parts in the fixed order plans, form, faq', { show: ' faq  plans ' }, { show: ['plans', 'faq'] }],
	['the form first if it is named first', { show: 'form faq plans' }, { show: ['form', 'plans', 'faq'] }],
	['known parts among unknown ones', { show: 'form blog' }, { show: ['form'] }],
	['all parts when none is known', { show: 'blog' }, { show: ['plans', 'form', 'faq'] }],
	['an endpoint', { endpoint: 'https://api.example/x' }, { endpoint: 'https://api.example/x' }],
	['the longest partner id', { partner: 'a'.repeat(64) }, { partner: 'a'.repeat(64) }],
	['no partner for an id too long', { partner: 'a'.repeat(65) }, { partner: undefined }],
	['no partner for an id with spaces', { partner: 'no good' }, { partner: undefined }],
	['a known plan', { plan: 'plan-4' }, { plan: 'plan-4' }],
	['the first plan for an unknown one', { plan: 'plan-5' }, { plan: 'plan-1' }],
	[
		'values without the blanks around them',
		{ partner: 'acme-advisers ', plan: '\nplan-2', endpoint: ' /enquiries ', phone: ' +65 6123 4567' },
		{ partner: 'acme-advisers', plan: 'plan-2', endpoint: '/enquiries', phone: '+65 6123 4567' },
	],
	['a phone', { phone: '+65 6123 4567' }, { phone: '+65 6123 4567' }],
	['an email', { email: 'desk@partner.example' }, { email: 'desk@partner.example' }],
	['a flag by its presence', { draft: '' }, { draft: true }],
	['the flag value "false" as off', { draft: 'false' }, { draft: false }],
] as const)('reads %s', (_, attributes, options) => {
	expect(read(attributes)).toMatchObject(options);
});

test.each([
	['partner', 'acme advisers'],
	['tag', 'branch 2'],
	['plan', 'plan-9'],
	['show', 'forms'],
	['show', 'form plan'],
	['theme', 'drak'],
])('says once that %s="%s" means nothing', (name, value) => {
	read({ [name]: value });
	read({ [name]: value });
	expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${name}="${value}" means nothing`));
});

test('does not warn about valid or empty values', () => {
	read({ partner: 'acme', plan: 'plan-3', show: 'faq form form', theme: ' auto ' });
	read({ partner: '', plan: '', show: '', theme: '' });
	expect(warn).not.toHaveBeenCalled();
});
