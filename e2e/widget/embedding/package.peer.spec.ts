/** Tests of the npm package: its format, its types, import on a server, and use in a sample Vite app with React. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '../../../shared/content/brand.ts';
import { words } from '../../../shared/content/words/words.ts';
import { fillIn, formIn, planIn, send } from '../../testing/visitor.ts';
import { expect, test } from '../host-test.ts';

test.describe.configure({ mode: 'serial' });

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'build/package');
const name = `${brand.npmScope}/quote-widget`;
let app: string;

function run(program: string, ...args: string[]): string {
	return execFileSync(join(root, 'node_modules/.bin', program), args, { cwd: app, encoding: 'utf8' });
}

const sample = `
import '${name}';
import { type Theme } from '${name}/ta';
import { QuoteWidget } from '${name}/react';
import { prerenderQuoteWidget } from '${name}/prerender';
import { createRoot } from 'react-dom/client';

const given: { origin: string | undefined } = { origin: undefined };
prerenderQuoteWidget({ partner: given.origin }, given);
prerenderQuoteWidget({ theme: 'dark' satisfies Theme }, { language: 'zh-Hans' });
// @ts-expect-error: French is not supported.
const inFrench = () => prerenderQuoteWidget({}, { language: 'fr' });
void inFrench;
const element = document.createElement('quote-widget');
element.plan = 'plan-2';
element.addEventListener('quote-widget:success', (event) => { const reference: string = event.detail.reference; void reference; });
element.addEventListener('click', (event) => { const x: number = event.clientX; void x; });
document.addEventListener('quote-widget:plan-selected', (event) => { const plan: string = event.detail.plan; void plan; });
// @ts-expect-error: no plan has this id.
element.plan = 'gold';
// @ts-expect-error: no plan has this number.
element.plan = 'plan-9';
document.querySelector('quote-widget-dialog')?.open();
document.addEventListener('quote-widget:open', (event) => event.preventDefault());
// @ts-expect-error: an error has no reference.
element.addEventListener('quote-widget:error', (event) => event.detail.reference);
element.addEventListener('quote-widget:invalid', (event) => { const fields: string[] = event.detail.fields; void fields; });
element.prefill({ name: 'Tan' });
// @ts-expect-error: only the visitor can give consent.
element.prefill({ consent: true });

createRoot(document.getElementById('root')!).render(
	<>
		<QuoteWidget show="form" endpoint="simulate" plan="plan-3" draft={false}
			onReady={() => { document.documentElement.dataset.ready = 'yes'; }}
			onSuccess={(event) => { document.title = event.detail.reference; }} />
		<QuoteWidget show="faq" plan={undefined} onReady={undefined} />
		{['acme-advisers', 'other'].map((partner) => <quote-widget key={partner} show="faq" partner={partner} slot="aside" hidden />)}
		<QuoteWidget key="last" show="faq" hidden aria-label="Questions" title="Questions" onClick={(event) => event.currentTarget.reset()} />
		{/* @ts-expect-error: the widget takes no children. */}
		<QuoteWidget show="faq" hidden>text</QuoteWidget>
		{/* @ts-expect-error: show must be a string. */}
		<QuoteWidget show={3} />
	</>,
);
`;

/** Script that removes APIs that Node 20 lacks, because partners' servers may still run Node 20. */
const withoutWhatNode20Lacks = `
	for (const [owner, ...names] of [
		[Map, 'groupBy'], [Object, 'groupBy'], [Array, 'fromAsync'], [Promise, 'withResolvers', 'try'], [RegExp, 'escape'],
		[Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
		[Iterator.prototype, 'map', 'filter', 'flatMap', 'take', 'drop', 'some', 'every', 'find', 'forEach', 'reduce', 'toArray'],
	]) for (const name of names) delete owner[name];`;

/** Script that refuses calls as edge workers do while a module loads, outside a request. */
const withoutWhatWorkersRefuse = `
	const refused = () => { throw new Error('refused while modules load'); };
	crypto.getRandomValues = refused;
	Object.defineProperty(globalThis, 'location', { value: { get href() { refused(); } } });
	for (const name of ['fetch', 'setTimeout', 'setInterval']) globalThis[name] = refused;`;

test.beforeAll(async ({ request }) => {
	app = mkdtempSync(join(tmpdir(), 'sample-app-'));
	writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'sample', private: true, type: 'module' }));
	const { url, integrity } = (await (await request.get('/widget/v1/manifest.json')).json()).files['quote-widget.tgz'];
	const address = new URL(url, test.info().project.use.baseURL).href;
	execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', address], { cwd: app });
	const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'));
	// The version includes the build's hash, and the address includes the version, so both always mean the same bytes.
	const version = url.split('/').at(-2);
	expect(version).toMatch(/^1\.0\.0-[a-f]\w{7}$/);
	expect(packages[`node_modules/${name}`]).toMatchObject({ version, resolved: address, integrity });
	mkdirSync(join(app, 'node_modules/@types'), { recursive: true });
	for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'csstype']) {
		symlinkSync(join(root, 'node_modules', name), join(app, 'node_modules', name));
	}
	const compilerOptions = {
		module: 'esnext',
		moduleResolution: 'bundler',
		jsx: 'react-jsx',
		strict: true,
		exactOptionalPropertyTypes: true,
		skipLibCheck: false,
		noEmit: true,
	};
	writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] } }));
	writeFileSync(join(app, 'main.tsx'), sample);
	writeFileSync(join(app, 'index.html'), '<div id="root"></div><script type="module" src="./main.tsx"></script>');
});

test.afterAll(() => rmSync(app, { recursive: true, force: true }));

test('is well formed', () => {
	expect(run('publint', built, '--strict')).toContain('All good');
	const { dependencies, main, exports, sideEffects } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
	expect(dependencies).toBeUndefined();
	expect(main, 'for bundlers that do not read exports').toBe(exports['.'].default);
	// 'use client' lets React Server Components import the module.
	expect(readFileSync(join(built, 'react.js'), 'utf8')).toMatch(/^'use client';/);
	expect(sideEffects).toEqual(['.', './zh-Hans', './ms', './ta'].map((entry) => exports[entry].default));
});

test('is typed end to end', () => {
	expect(run('tsc', '-p', '.')).toBe('');
});

test('can be imported and prerendered on a server', () => {
	const program = `
		${withoutWhatNode20Lacks}
		${withoutWhatWorkersRefuse}
		await import('${name}');
		const { prerenderQuoteWidget, quoteWidgetStyleHash } = await import('${name}/prerender');
		console.log(quoteWidgetStyleHash, prerenderQuoteWidget({ show: 'form faq', partner: 'a"<b', draft: true }, { origin: 'https://product.example' }));`;
	writeFileSync(join(app, 'server.js'), program);
	const html = execFileSync(process.execPath, ['server.js'], { cwd: app, encoding: 'utf8' });
	expect(html).toContain(
		'<quote-widget show="form faq" partner="a&quot;&lt;b" draft><template shadowrootmode="open" shadowrootcustomelementregistry><style>',
	);
	expect(html).toContain('action="https://product.example/api/enquiries"');
	expect(html).toMatch(/^'sha256-[\w+/]{43}='/);
});

test('prerenders the same in every runtime, also after bundling', () => {
	const program = `
		import { clickReplayHash, clickReplayScript, prerenderQuoteWidget, quoteWidgetStyleHash } from '${name}/prerender';
		console.log(clickReplayHash, clickReplayScript, quoteWidgetStyleHash, prerenderQuoteWidget());`;
	writeFileSync(join(app, 'worker.js'), program);
	run('vite', 'build', '--ssr', 'worker.js', '--outDir', 'worker', '--minify', 'oxc', '--logLevel', 'error');
	const bundle = readFileSync(join(app, 'worker/worker.js'), 'utf8');
	expect(bundle).not.toMatch(/^import /m);
	const output = (file: string) => execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' });
	expect(output('worker/worker.js')).toBe(output('worker.js'));
});

test('works in a sample Vite app with React', async ({ page, host }) => {
	run('vite', 'build', '--logLevel', 'error');
	await page.goto(host.publish({ body: `<div id="root"></div>${readBuiltScript('dist')}` }));
	const form = formIn(page).first();
	await expect(planIn(form)).toHaveValue('plan-3');
	await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
	await fillIn(form);
	await send(form);
	await expect(page).toHaveTitle('SIMULATED');
	await expect(page.getByRole('heading', { name: 'Frequently asked questions' }).first()).toBeVisible();
});

test('a language’s entry speaks it, and takes over what was prerendered in it', async ({ page, host }) => {
	const program = `
		import { prerenderQuoteWidget } from '${name}/prerender';
		console.log(prerenderQuoteWidget({}, { language: 'ta' }));`;
	writeFileSync(join(app, 'tamil.js'), program);
	const html = execFileSync(process.execPath, ['tamil.js'], { cwd: app, encoding: 'utf8' });
	expect(html).toContain('lang="ta"');

	mkdirSync(join(app, 'tamil'));
	writeFileSync(join(app, 'tamil/main.ts'), `import '${name}/ta';`);
	writeFileSync(join(app, 'tamil/index.html'), '<script type="module" src="./main.ts"></script>');
	run('vite', 'build', 'tamil', '--logLevel', 'error');
	const script = readBuiltScript('tamil/dist');
	await page.goto(host.publish({ body: `${html}${rememberNodes}<quote-widget show="form"></quote-widget>${script}` }));

	const { formCopy } = words.ta;
	const forms = page.getByRole('form', { name: formCopy.title });
	await expect(forms, 'the prerendered one, and the one that the script renders').toHaveCount(2);
	for (const form of await forms.all()) {
		await form.getByRole('button', { name: formCopy.submit, exact: true }).click();
		await expect(form.getByRole('link', { name: formCopy.messages.name })).toBeVisible();
	}
	expect(await page.evaluate(() => (window as never as { gone: () => number }).gone())).toBe(0);
});

/** Script that runs before the module and counts prerendered nodes that get lost. Hydration in place loses none. */
const rememberNodes = `<script>
	const nodes = [...document.querySelector('quote-widget').shadowRoot.querySelectorAll('.quote-widget *')];
	if (nodes.length < 100) throw new Error('nothing was prerendered');
	window.gone = () => nodes.filter((node) => !node.isConnected).length;
</script>`;

/** Vite's output as an inline module. */
function readBuiltScript(folder: string): string {
	const assets = join(app, folder, 'assets');
	const name = readdirSync(assets).find((file) => file.endsWith('.js')) as string;
	const code = readFileSync(join(assets, name), 'utf8').replaceAll('</script', '<\\/script');
	return `<script type="module">${code}</script>`;
}
