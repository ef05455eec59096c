/** What a Content-Security-Policy lacks for the widget. */

import { expect, test } from 'vitest';
import { missingForFrame, missingPermissions } from './missing-permissions.ts';

const host = 'https://cover.example';
const script = `${host}/widget/v1/quote-widget.js`;

test.each([
	{ description: 'no policy', policy: '' },
	{ description: 'the strictest', policy: `default-src 'none'; script-src ${host}; connect-src ${host}` },
	{ description: 'default-src alone', policy: `default-src 'self' ${host}` },
	{ description: 'paths', policy: `script-src ${script}; connect-src ${host}/api/` },
	{ description: 'script-src-elem before script-src', policy: `script-src 'none'; script-src-elem ${host}` },
	{ description: 'no styles, no fonts, no forms', policy: "style-src 'none'; font-src 'none'; form-action 'none'" },
	{ description: 'trusted types', policy: "require-trusted-types-for 'script'; trusted-types 'none'" },
	{ description: '‘strict-dynamic’ where it says nothing', policy: `connect-src 'strict-dynamic' ${host}` },
	{ description: 'a sandbox with all it takes', policy: 'sandbox allow-forms allow-scripts Allow-Same-Origin' },
	{ description: 'a policy that only reports', policy: "Content-Security-Policy-Report-Only: default-src 'none'" },
])('finds enough: $description', ({ policy }) => {
	expect(missingPermissions(policy, script)).toEqual([]);
});

test.each([
	{ description: 'nothing but itself', policy: "default-src 'self'", lacks: ['script-src', 'connect-src'] },
	{ description: 'scripts alone', policy: `default-src 'none'; script-src ${host}`, lacks: ['connect-src'] },
	{ description: 'connections alone', policy: `default-src ${host}; script-src 'self'`, lacks: ['script-src'] },
	{ description: 'another path', policy: `connect-src ${host}/widget/`, lacks: ['connect-src'] },
	{ description: 'a directive without sources', policy: 'script-src-elem', lacks: ['script-src-elem'] },
	{ description: 'a second policy', policy: `default-src ${host}, connect-src 'self'`, lacks: ['connect-src'] },
	{ description: 'two that lack the same', policy: "connect-src 'self', connect-src 'none'", lacks: ['connect-src'] },
	{ description: 'strict-dynamic', policy: `script-src 'STRICT-DYNAMIC' ${host}`, lacks: ['‘strict-dynamic’'] },
	{ description: 'a sandbox', policy: 'sandbox allow-scripts', lacks: ['allow-forms', 'allow-same-origin'] },
])('finds too little: $description', ({ policy, lacks }) => {
	const missing = missingPermissions(policy, script);
	expect(missing).toHaveLength(lacks.length);
	lacks.forEach((directive, index) => {
		expect(missing[index]).toContain(directive);
	});
});

test('what default-src allowed stays allowed in the directive that is to be added', () => {
	expect(missingPermissions(`default-src 'self' https:; connect-src ${host}; script-src-attr 'none'`, script)).toEqual(
		[],
	);
	expect(missingPermissions(`default-src 'self'; connect-src ${host}`, script)).toEqual([
		`script-src lacks ${host}: the script would not load. Begin it with 'self', as default-src has it.`,
	]);
});

test('a nonce is another way', () => {
	expect(missingPermissions("script-src 'nonce-r4nd0m'", script)).toEqual([
		`script-src lacks ${host}: the script would not load. Your nonce on its tag would do as well.`,
	]);
});

test.each(['', 'cover.example', 'localhost:3000', 'data:text/javascript,'])(
	'%j is no address of a script',
	(address) => {
		expect(missingPermissions('', address)).toEqual([expect.stringContaining('https://')]);
	},
);

test('a frame needs frame-src alone', () => {
	const frame = `${host}/widget/v1/frame`;
	expect(missingForFrame(`default-src 'none'; frame-src ${host}`, frame)).toEqual([]);
	expect(missingForFrame("default-src 'self'", frame)).toEqual([
		`frame-src lacks ${host}: the frame would stay empty. Begin it with 'self', as default-src has it.`,
	]);
});
