/** The hosts that the package is checked in, each with its own checker. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Host {
	/** Also the recipe's heading. */
	name: string;
	packages: readonly string[];
	/** Where the code goes, if not the recipe's. */
	file: string;
	code?: string;
	/** The program and its arguments, run on the file as it is and with each mistake. */
	check: readonly string[];
	/** What is replaced, by what, and the word that the checker must complain of. */
	mistakes: readonly Mistake[];
	files?: Record<string, string | object>;
	env?: Record<string, string>;
}

type Mistake = readonly [now: string, wrong: string, word: string];

const noSuchPlan: Mistake = ['plan-2', 'gold', 'gold'];
const noSuchDetail: Mistake = ['detail.reference', 'detail.nothing', 'nothing'];

const noSuchTitle: Mistake = ["toBe('form-title')", "toBe('nothing')", 'nothing'];

const strict = {
	module: 'esnext',
	moduleResolution: 'bundler',
	target: 'es2022',
	lib: ['esnext', 'dom', 'dom.iterable'],
	strict: true,
	exactOptionalPropertyTypes: true,
	noEmit: true,
	types: [],
};
const tsconfig = (options: object, more: object = {}) => ({
	'tsconfig.json': { compilerOptions: { ...strict, ...options }, ...more },
});

const here = (file: string) => readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');
/** What a host needs that is driven in a browser. */
const browserFiles = { 'playwright.config.ts': here('playwright.config.ts'), 'serve.ts': here('serve.ts') };

/** Checked by TypeScript alone. */
const byTsc = { check: ['tsc', '-p', '.'], mistakes: [noSuchPlan, noSuchDetail] } as const;
const jsxHost = (name: string, packages: string[], source: string): Host => ({
	...byTsc,
	name,
	packages: [...packages, 'typescript@7'],
	file: 'quote.tsx',
	files: tsconfig({ jsx: 'react-jsx', jsxImportSource: source }),
});

export const hosts: readonly Host[] = [
	{
		...jsxHost('React', ['react@19', '@types/react@19'], 'react'),
		mistakes: [noSuchPlan, noSuchDetail, ['<QuoteWidget\n\t\t\tplan="plan-2"', '<quote-widget plan="gold"', 'gold']],
	},
	jsxHost('Solid', ['solid-js@1'], 'solid-js'),
	jsxHost('Preact', ['preact'], 'preact'),
	{
		name: 'Vue',
		packages: ['vue@3', 'vue-tsc@3', 'typescript@5'],
		file: 'quote.vue',
		check: ['vue-tsc', '-p', '.'],
		mistakes: [noSuchPlan, noSuchDetail],
		files: tsconfig({ jsx: 'preserve' }, { include: ['*.vue'] }),
	},
	{
		name: 'Svelte',
		packages: ['svelte@5', 'svelte-check@4', 'typescript@5'],
		file: 'quote.svelte',
		check: ['svelte-check', '--tsconfig', 'tsconfig.json', '--fail-on-warnings'],
		mistakes: [noSuchPlan, noSuchDetail],
		files: tsconfig({}, { include: ['*.svelte'] }),
	},
	{
		name: 'Angular',
		packages: [
			...['core', 'common', 'compiler', 'compiler-cli'].map((name) => `@angular/${name}@22`),
			'rxjs@7',
			'typescript@6.0',
		],
		file: 'quote.ts',
		check: ['ngc', '-p', '.'],
		mistakes: [noSuchPlan, ['$event.reference', '$event.nothing', 'nothing']],
		files: tsconfig({}, { angularCompilerOptions: { strictTemplates: true } }),
	},
	{
		name: 'Next',
		packages: ['next@16', 'react@19', 'react-dom@19', '@types/react@19', '@types/node@24', 'typescript@5'],
		file: 'app/page.tsx',
		code: `'use client';
			import { QuoteWidget } from '@SCOPE/quote-widget/react';
			if (typeof window !== 'undefined') void import('@SCOPE/quote-widget');
			export default function Page() {
				return <QuoteWidget plan="plan-2" endpoint="simulate" onSuccess={({ detail }) => console.log(detail.reference)} />;
			}`,
		check: ['next', 'build'],
		mistakes: [noSuchPlan, noSuchDetail],
		files: {
			'app/layout.tsx': `import type { ReactNode } from 'react';
				export default function Layout({ children }: { children: ReactNode }) {
					return <html lang="en"><body>{children}</body></html>;
				}`,
		},
		env: { NEXT_TELEMETRY_DISABLED: '1' },
	},
	{
		name: 'Astro',
		packages: ['astro@5', '@astrojs/check', 'typescript@5'],
		file: 'src/pages/index.astro',
		code: `---
import { prerenderQuoteWidget } from '@SCOPE/quote-widget/prerender';
const html = prerenderQuoteWidget({ plan: 'plan-2', endpoint: 'simulate' });
---
<html lang="en"><body><Fragment set:html={html} /><script>import '@SCOPE/quote-widget';</script></body></html>`,
		check: ['astro', 'check'],
		mistakes: [noSuchPlan],
		files: tsconfig({}),
		env: { ASTRO_TELEMETRY_DISABLED: '1' },
	},
	{
		name: 'Older frameworks',
		packages: ['react@18', 'next@14', 'vue@3.4', 'svelte@4', 'typescript@5'],
		file: 'quote.ts',
		code: "import '@SCOPE/quote-widget';\ndocument.createElement('quote-widget').plan = 'plan-2';",
		...byTsc,
		mistakes: [noSuchPlan],
		files: tsconfig({}),
	},
	{
		name: 'Playwright',
		packages: ['@playwright/test@1'],
		file: 'quote.spec.ts',
		check: ['playwright', 'test'],
		mistakes: [['Please try again', 'Please wait', 'Please wait']],
		files: {
			...browserFiles,
			'index.html': `<!doctype html><html lang="en"><title>Quote</title>
				<script src="https://HOST/widget/v1/quote-widget.js" async></script><quote-widget></quote-widget>`,
		},
	},
	{
		// Typed alone: its browser is in no registry.
		name: 'Cypress',
		packages: ['cypress', 'typescript@7'],
		file: 'quote.cy.js',
		...byTsc,
		mistakes: [['.select(', '.selectOption(', 'selectOption']],
		files: tsconfig({ types: ['cypress'], skipLibCheck: true, checkJs: true, noImplicitAny: false }),
	},
	{
		name: 'Vitest',
		packages: ['vitest', 'jsdom', '@testing-library/dom@10', '@testing-library/user-event@14'],
		file: 'quote.test.js',
		check: ['vitest', 'run'],
		mistakes: [['Please try again', 'Please wait', 'AssertionError']],
	},
	{
		name: 'Jest',
		packages: ['jest@30', 'jest-environment-jsdom@30'],
		file: 'quote.test.js',
		check: ['jest'],
		mistakes: [noSuchTitle],
		env: { NODE_OPTIONS: '--experimental-vm-modules' },
	},
];

/** Sites with page transitions, each of two pages, by the libraries and versions that the guide names. */
export function pageTransitions(guide: string): Host {
	const libraries = [...guide.matchAll(/`((?:@\w+\/)?[\w.]+)@(\d+)([\d.]+)`/g)];
	const packages = libraries.map(([, name, major, rest]) =>
		// Two versions of it stand side by side.
		name === 'htmx.org' ? `htmx-${major}@npm:htmx.org@${major}${rest}` : `${name}@${major}${rest}`,
	);
	const published = (file: string) => `<script src="/node_modules/${file}"></script>`;
	const astro = (text: string) => text.replaceAll('<script', '<script is:inline');
	return {
		name: 'Page transitions',
		packages: [...packages, '@playwright/test@1'],
		file: 'page-transitions.spec.ts',
		code: here('page-transitions.ts'),
		check: ['playwright', 'test'],
		mistakes: [['toBe(1)', 'toBe(2)', 'Expected: 2']],
		files: {
			...browserFiles,
			...twoPages('turbo/', page(published('@hotwired/turbo/dist/turbo.es2017-umd.js'))),
			...twoPages('htmx-2/', page(published('htmx-2/dist/htmx.min.js'), '<body hx-boost="true">')),
			...twoPages('htmx-4/', page(published('htmx-4/dist/htmx.min.js'), '<body hx-boost:inherited="true">')),
			...twoPages(
				'swup/',
				page(`${published('swup/dist/Swup.umd.js')}<script>new Swup({ animationSelector: false })</script>`),
			),
			...twoPages('view-transitions/', page(`<script>${viewTransitions}</script>`)),
			...twoPages(
				'src/pages/',
				(words, content) =>
					`---\nimport { ClientRouter } from 'astro:transitions';\n---\n${astro(page('<ClientRouter />')(words, content))}`,
				'astro',
			),
			'astro.config.js': `export default { base: '/astro', outDir: 'astro', build: { format: 'file' } }`,
		},
		env: { BUILD: 'node_modules/.bin/astro build', ASTRO_TELEMETRY_DISABLED: '1' },
	};
}

/** A document with a title and a content, as a library wants it. */
type Document = (title: string, content: string) => string;

const page =
	(head: string, body = '<body>'): Document =>
	(title, content) =>
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
		${head}<script src="https://HOST/widget/v1/quote-widget.js" async></script></head>
		${body}<main id="swup"><h1>${title}</h1><button type="button" data-quote-widget data-show="form">Ask</button>${content}</main>
		<script src="https://HOST/widget/v1/quote-widget-button.js" async></script></body></html>`;

const twoPages = (folder: string, document: Document, extension = 'html') => ({
	[`${folder}index.${extension}`]: document(
		'Home',
		'<a href="other.html">Other</a><quote-widget id="kept" show="form" draft endpoint="simulate"></quote-widget>',
	),
	[`${folder}other.${extension}`]: document('Other', '<a href="./">Home</a>'),
});

/** A router of one's own, as short as the platform allows. */
const viewTransitions = `navigation.addEventListener('navigate', (event) => event.intercept({
	async handler() {
		const text = await (await fetch(event.destination.url)).text();
		const { body } = new DOMParser().parseFromString(text, 'text/html');
		await document.startViewTransition(() => document.body.replaceWith(body)).updateCallbackDone;
	},
}));`;

/** The data for editors, against the types of its formats. */
export function editorData(built: string): Host {
	const read = (name: string) => readFileSync(join(built, name), 'utf8');
	return {
		name: 'Editors',
		packages: ['custom-elements-manifest@2', 'vscode-html-languageservice@5', 'typescript@7'],
		file: 'data.ts',
		code: `import type { Package } from 'custom-elements-manifest';
			import type { HTMLDataV1 } from 'vscode-html-languageservice';
			// Generic functions take what a format allows beyond its types: fields of elements, "$schema".
			function checkManifest<Manifest extends Package>(_: Manifest) {}
			function checkData<Data extends HTMLDataV1>(_: Data) {}
			checkManifest(${read('custom-elements.json')});
			checkData(${read('vscode.html-custom-data.json')});`,
		check: ['tsc', '-p', '.'],
		mistakes: [
			['"kind": "class"', '"kind": "sort"', 'sort'],
			['"version": 1.1', '"version": "old"', '1 | 1.1'],
		],
		files: tsconfig({ skipLibCheck: true }),
	};
}
