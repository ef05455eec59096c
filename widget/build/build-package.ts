/** Makes the npm package in `build/package/`: the element for bundlers, its React wrapper, its prerenderer, and their types. */

import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from '../../scripts/oldest-browsers.ts';
import { cssInScript, jsxAsCalls, reactAsPreact } from '../../vite.widget.config.ts';
import { contentAsData } from './content-as-data.ts';
import { leaveOut } from './leave-out.ts';
import { markupHash } from './markup-hash.ts';
import { textsAsData } from './texts-as-data.ts';
import { version } from './version.ts';

// A package for development would carry this machine's paths.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/package');

const entries: Record<string, InlineConfig> = {
	'quote-widget': {
		resolve: { alias: reactAsPreact },
		oxc: jsxAsCalls,
		// In a module the CSS's variable belongs to the module.
		plugins: [leaveOut(), contentAsData(), markupHash(), cssInScript(), ahead('let css;')],
		build: { rolldownOptions: { input: { 'quote-widget': 'widget/index.ts' } } },
	},
	react: {
		// Its hooks run in browsers: server components get a reference to it.
		plugins: [ahead("'use client';")],
		build: { rolldownOptions: { input: { react: 'widget/react.tsx' }, external: /^react(\/|$)/ } },
	},
	prerender: {
		resolve: { alias: reactAsPreact },
		plugins: [markupHash(), textsAsData()],
		ssr: { noExternal: true },
		build: { ssr: true, cssMinify: true, rolldownOptions: { input: { prerender: 'widget/prerender.tsx' } } },
	},
};

const typeOptions = [
	['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck'],
	['--allowImportingTsExtensions', '--module', 'nodenext', '--target', 'es2024', '--jsx', 'react-jsx'],
	['--lib', 'esnext,dom,dom.iterable', '--types', 'node,vite/client'],
].flat();

rmSync(folder, { recursive: true, force: true });
for (const entry of Object.values(entries)) await build(asModule(entry));
writeTypes();
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(), null, '\t')}\n`);
writeFileSync(join(folder, 'README.md'), readme());

function asModule(entry: InlineConfig): InlineConfig {
	return {
		...entry,
		root,
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
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
				output: { format: 'es', entryFileNames: '[name].js' },
			},
		},
	};
}

/** Writes code ahead of a finished module, where no bundler drops it. */
function ahead(code: string): Plugin {
	return {
		name: 'ahead',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_options, bundle) {
				for (const chunk of Object.values(bundle)) {
					if (chunk.type === 'chunk') chunk.code = code + chunk.code;
				}
			},
		},
	};
}

function writeTypes(): void {
	const sources = ['widget/index.ts', 'widget/react.tsx', 'widget/prerender.tsx'];
	const output = ['--rootDir', '.', '--outDir', `${folder}/types`];
	execFileSync('node_modules/.bin/tsc', [...sources, ...output, ...typeOptions], { cwd: root, stdio: 'inherit' });
	for (const file of globSync(`${folder}/types/**/*.d.ts`)) {
		writeFileSync(file, withJsExtensions(readFileSync(file, 'utf8')));
	}
}

/** Names imported files as they are in the package. */
function withJsExtensions(declarations: string): string {
	return declarations.replace(/(from |import\(|import )(['"]\.[^'"]*)\.tsx?(['"])/g, '$1$2.js$3');
}

function description() {
	const types = (name: string) => `./types/widget/${name}.d.ts`;
	return {
		name: 'quote-widget',
		version,
		description: 'A comparison of maternity insurance plans in Singapore with an enquiry form, as a custom element.',
		license: 'UNLICENSED',
		type: 'module',
		sideEffects: ['./quote-widget.js'],
		// Parcel does not read `exports` unless it is told to.
		main: './quote-widget.js',
		exports: {
			'.': { types: types('index'), default: './quote-widget.js' },
			'./react': { types: types('react'), default: './react.js' },
			'./prerender': { types: types('prerender'), default: './prerender.js' },
			'./package.json': './package.json',
		},
		files: ['*.js', 'types'],
		engines: { node: '>=20' },
		peerDependencies: { react: '>=19' },
		peerDependenciesMeta: { react: { optional: true } },
	};
}

/** The guide for partners, without links to what only the repository has. */
function readme(): string {
	const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
	return guide.replace(/\s*\(\[[^\]]*\]\(decisions\/[^)]*\)\)/, '');
}
