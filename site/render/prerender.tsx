/**
 * `prerender.js FOLDER`: writes the pages and the files that belong to them into `FOLDER/dist/`, and files that only the
 * server reads into `FOLDER`. Runs after the builds of the site's scripts and of the widget.
 */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import {
	framePage,
	type HeaderValues,
	noScriptAnswerFile,
	noScriptAnswerPath,
	noScriptShells,
	pageHeadersFile,
} from '../../shared/serving/page-files.ts';
import { scriptName, type WidgetManifest } from '../../widget/api/embed/widget-files.ts';
import { builtAddresses } from '../routing/match-route.ts';
import { fontCss, fontFiles } from './assets/fonts.ts';
import { makeImages } from './assets/images.ts';
import { type Assets, renderDocument } from './document.tsx';
import { renderFramePage } from './frame-page.ts';
import { renderNoScriptAnswer } from './no-script-answer.tsx';
import { framePageHeaders, headersFile, pageHeaders } from './page-headers.ts';
import { textFiles } from './text-files.ts';

const [, , outDir = '.'] = process.argv;
const webRoot = join(outDir, 'dist');

const [script, { files }] = await Promise.all([extractEntryUrl(), readWidgetManifest()]);
const assets: Assets = {
	widgetScript: (language) => builtScript(scriptName('quote-widget', language)),
	fontCss,
	fontUrls: fontFiles.map(({ url }) => url),
	script,
	widgetFiles: files,
};

const pages: Record<string, string> = {};
for (const { path } of builtAddresses()) pages[path] = renderDocument(path, assets);
const noScriptAnswers = noScriptShells.map((shell) => ({ shell, html: renderNoScriptAnswer(assets, shell) }));
const frame = renderFramePage(files);
const headers: Record<string, HeaderValues> = { [framePage]: framePageHeaders(frame) };
for (const [path, html] of Object.entries(pages)) headers[path] = pageHeaders(html);
const headersForServer = { ...headers };
for (const { shell, html } of noScriptAnswers) headersForServer[noScriptAnswerPath(shell)] = pageHeaders(html);
const widgetFiles = ['manifest.json', ...Object.keys(files)].map((name) => `/widget/v1/${name}`);
const copies = Object.values(files).map(({ url }) => url);

await Promise.all([
	...Object.entries(pages).map(([path, html]) => write(`${path === '/' ? 'index' : path}.html`, html)),
	...fontFiles.map(({ url, bytes }) => write(url, bytes)),
	...Object.entries(textFiles(new Date())).map(([name, text]) => write(name, text)),
	...Object.entries(makeImages()).map(([name, bytes]) => write(name, bytes)),
	write(`${framePage}.html`, frame),
	write('_headers', headersFile(headers, [...widgetFiles, ...copies])),
	write(pageHeadersFile, JSON.stringify(headersForServer, null, '\t'), outDir),
	...noScriptAnswers.map(({ shell, html }) => write(noScriptAnswerFile(shell), html, outDir)),
]);

async function write(name: string, content: string | Uint8Array, folder = webRoot): Promise<void> {
	const file = join(folder, name);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, content);
}

/** Returns the URL of the built entry. Deletes Vite's manifest, which need not be deployed. */
async function extractEntryUrl(): Promise<string> {
	const folder = join(webRoot, '.vite');
	const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
	await rm(folder, { recursive: true });
	const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
	if (!entry) throw new Error('The build made no script for the pages.');
	return `/${entry.file}`;
}

async function readWidgetManifest(): Promise<WidgetManifest> {
	return JSON.parse(await readFile(join(webRoot, 'widget/v1/manifest.json'), 'utf8'));
}

/** The immutable copy of a widget script, with its hash for Subresource Integrity. */
function builtScript(name: string): ReturnType<Assets['widgetScript']> {
	const file = files[name];
	if (!file) throw new Error(`The widget’s manifest names no ${name}.`);
	return { url: file.url, integrity: file.integrity };
}
