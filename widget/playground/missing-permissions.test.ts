/** What a Content-Security-Policy lacks for the widget. */

import { expect, test } from 'vitest';
import { missingPermissions } from './missing-permissions.ts';

const host = 'https://cover.example';

const enough: { description: string; policy: string; origin?: string }[] = [
	{ description: 'no policy', policy: '' },
	{ description: 'the strictest', policy: `default-src 'none'; script-src ${host}; connect-src ${host}` },
	{ description: 'default-src alone', policy: `default-src 'self' ${host}` },
	{ description: 'a header as copied', policy: `Content-Security-Policy: default-src ${host}` },
	{ description: 'a host without its scheme', policy: 'default-src cover.example' },
	{ description: 'a scheme', policy: 'default-src https:' },
	{ description: 'everything', policy: 'default-src *' },
	{ description: 'a wildcard', policy: 'default-src *.cover.example', origin: 'https://cdn.cover.example' },
	{ description: 'a port', policy: 'default-src http://localhost:3000', origin: 'http://localhost:3000' },
	{ description: 'a port that need not be named', policy: `default-src ${host}:443` },
	{ description: 'any port', policy: 'default-src localhost:*', origin: 'http://localhost:3000' },
	{ description: 'script-src-elem before script-src', policy: `script-src 'none'; script-src-elem ${host}` },
];

const tooLittle: { description: string; policy: string; lacks: string[]; origin?: string }[] = [
	{ description: 'nothing but itself', policy: "default-src 'self'", lacks: ['script-src', 'connect-src'] },
	{ description: 'scripts alone', policy: `default-src 'none'; script-src ${host}`, lacks: ['connect-src'] },
	{ description: 'connections alone', policy: `default-src ${host}; script-src 'self'`, lacks: ['script-src'] },
	{
		description: 'a second directive of the same name',
		policy: `connect-src 'self'; connect-src ${host}`,
		lacks: ['connect-src'],
	},
	{ description: 'the parent of a wildcard', policy: 'script-src *.cover.example', lacks: ['script-src'] },
	{
		description: 'another port',
		policy: 'script-src localhost:4000',
		origin: 'http://localhost:3000',
		lacks: ['script-src'],
	},
	{ description: 'strict-dynamic', policy: `script-src 'strict-dynamic' ${host}`, lacks: ['‘strict-dynamic’'] },
	{ description: 'a sandbox', policy: 'sandbox allow-forms', lacks: ['sandbox'] },
	{ description: 'no origin', policy: '', origin: 'nowhere', lacks: ['not a URL'] },
];

test.each(enough)('finds enough: $description', ({ policy, origin = host }) => {
	expect(missingPermissions(policy, origin)).toEqual([]);
});

test.each(tooLittle)('finds too little: $description', ({ policy, lacks, origin = host }) => {
	const missing = missingPermissions(policy, origin);
	expect(missing).toHaveLength(lacks.length);
	lacks.forEach((directive, index) => {
		expect(missing[index]).toContain(directive);
	});
});
