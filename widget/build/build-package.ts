/** Builds the npm package in `build/package/`: the element for bundlers in each language, its React wrapper, its prerenderer, and their types. */

import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { keepLightDark, oldestBrowsers } from '../../scripts/oldest-browsers.ts';
import { scriptName, widgetVersion } from '../../shared/built-widget.ts';
import { type Language, languages } from '../../shared/content/languages.ts';
import { publicDocument } from '../../shared/public-document.ts';
import { precomputedWords, reactAsPreact } from '../../vite.widget.config.ts';
import { cssInScript } from './css-in-script.ts';
import { editorFiles } from './editor-data.ts';
import { renderers, wordsAlias } from './languages.ts';
import { markupHash } from './markup-hash.ts';
import { precompute } from './precompute.ts';

// A development build would contain paths of this machine.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/package');
/** The element's types for the templates of frameworks that do not go by `HTMLElementTagNameMap`. */
const frameworks = 'widget/frameworks';

const element = (language: Language): InlineConfig => ({
	resolve: { alias: { ...reactAsPreact, ...wordsAlias(language) } },
	plugins: [precomputedWords(language), markupHash(), cssInScript()],
	build: {
		rolldownOptions: { input: 'widget/index.ts', output: { entryFileNames: scriptName('quote-widget', language) } },
	},
});

const others: Record<string, InlineConfig> = {
	react: {
		build: {
			rolldownOptions: {
				input: { react: 'widget/react.tsx' },
				external: /^react(\/|$)/,
				// It uses hooks, so server components must import it as a client reference.
				output: { postBanner: "'use client';" },
			},
		},
	},
	prerender: {
		resolve: { alias: reactAsPreact },
		// Edge runtimes have no `node:crypto`, and a partner's bundler must not change a script after it is hashed.
		plugins: [
			renderers(),
			markupHash(),
			precompute('widget/hydration/click-replay.ts', 'widget/styles/prerendered-css.ts'),
		],
		ssr: { noExternal: true },
		build: { ssr: true, cssMinify: true, rolldownOptions: { input: { prerender: 'widget/prerender.tsx' } } },
	},
};

const documents = { 'embedding.md': 'README.md', 'recipes.md': 'recipes.md', 'changelog.md': 'CHANGELOG.md' };

/** All optional: each is for the entry of its name alone. */
const peerDependencies = { react: '>=19', preact: '>=10', 'solid-js': '>=1.9', svelte: '>=5', vue: '>=3.5' };

const typeOptions = [
	['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck'],
	['--allowImportingTsExtensions', '--module', 'nodenext', '--target', 'es2024', '--jsx', 'react-jsx'],
	['--lib', 'esnext,dom,dom.iterable', '--types', 'node,vite/client'],
].flat();

rmSync(folder, { recursive: true, force: true });
for (const entry of [...languages.map(element), ...Object.values(others)]) await build(asModule(entry));
writeTypes();
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(), null, '\t')}\n`);
writeDocuments();
for (const [name, data] of Object.entries(editorFiles))
	writeFileSync(join(folder, name), `${JSON.stringify(data, null, '\t')}\n`);

function asModule(entry: InlineConfig): InlineConfig {
	return {
		...entry,
		root,
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		css: keepLightDark,
		build: {
			...entry.build,
			outDir: folder,
			emptyOutDir: false,
			target: 'es2022',
			cssTarget: oldestBrowsers,
			cssCodeSplit: false,
			modulePreload: false,
			rolldownOptions: {
				...entry.build?.rolldownOptions,
				preserveEntrySignatures: 'strict',
				output: { entryFileNames: '[name].js', ...entry.build?.rolldownOptions?.output, format: 'es' },
			},
		},
	};
}

function writeTypes(): void {
	const sources = ['widget/virtual-renderers.d.ts', 'widget/index.ts', 'widget/react.tsx', 'widget/prerender.tsx'];
	const output = ['--rootDir', '.', '--outDir', `${folder}/types`];
	execFileSync('node_modules/.bin/tsc', [...sources, ...output, ...typeOptions], { cwd: root, stdio: 'inherit' });
	cpSync(join(root, frameworks), join(folder, 'types', frameworks), { recursive: true });
	for (const file of globSync(`${folder}/types/**/*.d.ts`)) {
		writeFileSync(file, withJsExtensions(readFileSync(file, 'utf8')));
	}
}

/** Rewrites import paths to the package's file names. */
function withJsExtensions(declarations: string): string {
	return declarations.replace(/(from |import\(|import )(['"]\.[^'"]*)\.tsx?(['"])/g, '$1$2.js$3');
}

function description() {
	const types = (name: string) => `./types/widget/${name}.d.ts`;
	const script = (language: Language) => `./${scriptName('quote-widget', language)}`;
	return {
		name: 'quote-widget',
		version: widgetVersion,
		description: 'A comparison of maternity insurance plans in Singapore with an enquiry form, as a custom element.',
		license: 'UNLICENSED',
		type: 'module',
		sideEffects: languages.map(script),
		// Parcel does not read `exports` by default.
		main: script('en'),
		exports: {
			...Object.fromEntries(
				languages.map((language) => [
					language === 'en' ? '.' : `./${language}`,
					{ types: types('index'), default: script(language) },
				]),
			),
			'./react': { types: types('react'), default: './react.js' },
			...Object.fromEntries(
				readdirSync(join(root, frameworks)).map((file) => [
					`./${file.replace('.d.ts', '')}`,
					{ types: `./types/${frameworks}/${file}`, default: script('en') },
				]),
			),
			'./prerender': { types: types('prerender'), default: './prerender.js' },
			'./custom-elements.json': './custom-elements.json',
			'./package.json': './package.json',
		},
		customElements: './custom-elements.json',
		'web-types': './web-types.json',
		files: ['*.js', '*.json', '*.md', 'types'],
		engines: { node: '>=20' },
		peerDependencies,
		peerDependenciesMeta: Object.fromEntries(Object.keys(peerDependencies).map((name) => [name, { optional: true }])),
	};
}

/** The partners' guide is the package's README. */
function writeDocuments(): void {
	for (const [name, published] of Object.entries(documents)) {
		const text = publicDocument(readFileSync(join(root, 'docs', name), 'utf8'), documents);
		writeFileSync(join(folder, published), text);
	}
}
