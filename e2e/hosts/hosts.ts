/** Hosts (frameworks, test runners, libraries of page transitions) in which the package is tested, each with its checker. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Host {
	/** Name of the host. If `code` is absent, the recipe with this heading is tested. */
	name: string;
	packages: readonly string[];
	/** File for the code under test. */
	file: string;
	code?: string;
	/** Command line of the checker, which is run on the correct code and on each mistake. */
	check: readonly string[];
	/** Mistakes that the checker must report. */
	mistakes: readonly Mistake[];
	files?: Record<string, string | object>;
	env?: Record<string, string>;
}

type Mistake = readonly [correct: string, wrong: string, reported: string];

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

const readBrowserFile = (file: string) => readFileSync(join(import.meta.dirname, 'browser', file), 'utf8');
/** Files of hosts that are tested in a browser. */
const browserFiles = {
	'playwright.config.ts': readBrowserFile('playwright.config.ts'),
	'serve.ts': readBrowserFile('serve.ts'),
};

const byTsc = { check: ['tsc', '-p', '.'], mistakes: [noSuchPlan, noSuchDetail] } as const;
export const hosts: readonly Host[] = [
	{
		...byTsc,
		name: 'React',
		packages: ['react@19', '@types/react@19', 'typescript@7'],
		file: 'quote.tsx',
		files: tsconfig({ jsx: 'react-jsx' }),
		mistakes: [noSuchPlan, noSuchDetail, ['<QuoteWidget\n\t\t\tplan="plan-2"', '<quote-widget plan="gold"', 'gold']],
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
		// The recipe is only type-checked, because Cypress downloads its browser from outside the npm registry.
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

/** Host that serves, for each library of page transitions, a site of two pages. */
export function pageTransitions(): Host {
	const published = (file: string) => `<script src="/node_modules/${file}"></script>`;
	const astro = (text: string) => text.replaceAll('<script', '<script is:inline');
	return {
		name: 'Page transitions',
		packages: [
			'@hotwired/turbo@8.0.23',
			'htmx-2@npm:htmx.org@2.0.11',
			'htmx-4@npm:htmx.org@4.0.1',
			'swup@4.10.0',
			'astro@7.3.5',
			'@playwright/test@1',
		],
		file: 'page-transitions.spec.ts',
		code: readBrowserFile('page-transitions.ts'),
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

/** Renders a page for one library. */
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

/** Minimal router that uses the Navigation API and view transitions. */
const viewTransitions = `navigation.addEventListener('navigate', (event) => event.intercept({
	async handler() {
		const text = await (await fetch(event.destination.url)).text();
		const { body } = new DOMParser().parseFromString(text, 'text/html');
		await document.startViewTransition(() => document.body.replaceWith(body)).updateCallbackDone;
	},
}));`;
