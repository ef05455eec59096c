/**
 * Builds the npm package in `build/package/`: the element for bundlers in each language, React component, prerenderer and types.
 * `node widget/build/build-package.ts FOLDER` also packs it into `FOLDER/VERSION/`, which the deployment serves.
 */

import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { publicOrigin } from '../../scripts/build/public-origin.ts';
import { oldestBrowsers, widgetStyles } from '../../scripts/build/style-sheets.ts';
import { brand } from '../../shared/content/brand.ts';
import { type Language, languages } from '../../shared/content/languages.ts';
import { planIds } from '../../shared/content/plans/plans.ts';
import { precomputedWords, reactAsPreact } from '../../vite.widget.config.ts';
import { publicDocument } from '../api/embed/public-document.ts';
import { packageFile, scriptName } from '../api/embed/widget-files.ts';
import { renderers, wordsAlias } from './languages.ts';
import { cssInScript } from './plugins/css-in-script.ts';
import { buildVersion, writeManifest } from './plugins/immutable-copies.ts';
import { markupHash } from './plugins/markup-hash.ts';
import { precompute } from './plugins/precompute.ts';

// Without `production`, the bundles would contain paths of the machine that builds.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/package');
/** The name has a scope, so that only the scope's owner can publish a package of this name (dependency confusion). */
const packageName = `${brand.npmScope}/quote-widget`;

const elementConfig = (language: Language): InlineConfig => ({
	resolve: { alias: { ...reactAsPreact, ...wordsAlias(language) } },
	plugins: [precomputedWords(language), markupHash(), cssInScript()],
	build: {
		rolldownOptions: { input: 'widget/index.ts', output: { entryFileNames: scriptName('quote-widget', language) } },
	},
});

const otherConfigs: Record<string, InlineConfig> = {
	react: {
		build: {
			rolldownOptions: {
				input: { react: 'widget/react.tsx' },
				external: /^react(\/|$)/,
				// The wrapper uses hooks, so server components must import it as a client reference.
				output: { postBanner: "'use client';" },
			},
		},
	},
	prerender: {
		resolve: { alias: reactAsPreact },
		// Precomputes CSP hashes, because edge runtimes have no `node:crypto` and a partner's bundler could change the hashed script.
		plugins: [
			renderers(),
			markupHash(),
			precompute('widget/element/hydration/click-replay.ts', 'widget/styles/prerendered-css.ts'),
		],
		ssr: { noExternal: true },
		build: { ssr: true, cssMinify: true, rolldownOptions: { input: { prerender: 'widget/prerender.tsx' } } },
	},
};

const declarations = {
	element: 'widget/index.d.ts',
	react: 'widget/react.d.ts',
	prerender: 'widget/prerender.d.ts',
};

const documents = { 'embedding.md': 'README.md', 'recipes.md': 'recipes.md', 'changelog.md': 'CHANGELOG.md' };

rmSync(folder, { recursive: true, force: true });
for (const entry of [...languages.map(elementConfig), ...Object.values(otherConfigs)]) await build(asModule(entry));
writeTypes();
writePlanIds();
/** The version contains a hash of the build, so that a version in a lockfile always means the same bytes. */
const version = buildVersion(versionedContent());
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(version), null, '\t')}\n`);
writeDocuments();
const [outDir] = process.argv.slice(2);
if (outDir) pack(outDir);

function asModule(entry: InlineConfig): InlineConfig {
	return {
		...entry,
		root,
		define: publicOrigin,
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		css: widgetStyles,
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

/** Generates declarations of all sources, and keeps only those that the entries import. */
function writeTypes(): void {
	const run = (...args: string[]) =>
		execFileSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: root, encoding: 'utf8' });
	const declared = join(root, 'build/types');
	rmSync(declared, { recursive: true, force: true });
	run('-p', 'tsconfig.package.json', '--outDir', declared);
	const entries = Object.values(declarations).map((file) => join(declared, file));
	const reached = run('--ignoreConfig', '--listFilesOnly', '--module', 'nodenext', ...entries)
		.trim()
		.split('\n');
	for (const file of reached.filter((file) => file.startsWith(declared)))
		cpSync(file, join(folder, 'types', relative(declared, file)));
}

/** Writes the plan ids of this deployment into the types, because an operator may have changed the plans. */
function writePlanIds(): void {
	const union = planIds.map((id) => `'${id}'`).join(' | ');
	const file = join(folder, 'types/shared/content/plans/plans.d.ts');
	writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=type PlanId = )`[^`]*`/, union));
}

function versionedContent(): string {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
	const texts = [...paths, ...Object.keys(documents).map((name) => join(root, 'docs', name))].map((file) =>
		readFileSync(file, 'utf8'),
	);
	return JSON.stringify([texts, packageJson()]);
}

/** Packs the package into the folder of its version only: lockfiles record its URL with a hash, so that file must never change. */
function pack(outDir: string): void {
	const options = { cwd: folder, encoding: 'utf8' } as const;
	const packed = join(folder, execFileSync('npm', ['pack', '--silent'], options).trim());
	mkdirSync(join(outDir, version), { recursive: true });
	copyFileSync(packed, join(outDir, version, packageFile));
	writeManifest(outDir);
	rmSync(packed);
}

function packageJson(version = '') {
	const types = (entry: keyof typeof declarations) => `./types/${declarations[entry]}`;
	const script = (language: Language) => `./${scriptName('quote-widget', language)}`;
	return {
		name: packageName,
		version,
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
					{ types: types('element'), default: script(language) },
				]),
			),
			'./react': { types: types('react'), default: './react.js' },
			'./prerender': { types: types('prerender'), default: './prerender.js' },
			'./package.json': './package.json',
		},
		files: ['*.js', '*.md', 'types'],
		engines: { node: '>=20' },
		// Allows any version of React, because npm enforces a range even for an optional peer.
		peerDependencies: { react: '*' },
		peerDependenciesMeta: { react: { optional: true } },
	};
}

/** Writes the partners' documents; their guide becomes the package's README. */
function writeDocuments(): void {
	for (const [name, published] of Object.entries(documents)) {
		const text = publicDocument(readFileSync(join(root, 'docs', name), 'utf8'), documents);
		writeFileSync(join(folder, published), text.replaceAll('PACKAGE-VERSION', version));
	}
}
