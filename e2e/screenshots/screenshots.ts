/**
 * `npm run screenshots -- [NAME] [--against REF]`: every page and state at three widths, light and dark, into `screenshots/`.
 * With `--against` REF is built beside the working tree, and only what differs is kept, with a list in `differences.md`.
 */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { buildReference } from '../../scripts/measure/reference-build.ts';
import { headlessShellLaunch } from '../../scripts/testing/chromium-launch.ts';
import { startServer } from '../../scripts/testing/start-server.ts';
import { type Storybook, startStorybook } from '../../scripts/testing/start-storybook.ts';
import { compareImages } from './compare-images.ts';
import { type Scene, sceneOf, scenes } from './scenes.ts';

const folder = 'screenshots';
const widths = [360, 768, 1440];
const themes = ['light', 'dark'] as const;
/** Pages show their address: both builds are visited under the same ones. */
const origins = { site: 'http://localhost:3000', storybook: 'http://localhost:6006' };
/** Pictures of one page in both themes, in their order. */
type Pictures = [light: Buffer, dark: Buffer];
interface Shot {
	scene: Scene;
	width: number;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const [only = ''] = positionals;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const started = performance.now();
const roots = ['.', ...(values.against ? [await buildReference(values.against)] : [])];
const servers = await Promise.all(roots.map((root) => startServer(root)));
const storybooks: (Storybook | undefined)[] = [];
// One after the other: they may share a cache of prepared packages.
for (const root of roots)
	storybooks.push(existsSync(join(root, '.storybook')) ? await startStorybook(root) : undefined);
const stories = storybooks[0]?.stories.map((story) => sceneOf(story, origins.storybook)) ?? [];
const shots: Shot[] = [...scenes, ...stories]
	.filter(({ name }) => name.includes(only))
	.flatMap((scene) => widths.map((width) => ({ scene, width })));
const visitors = await Promise.all(servers.map(({ origin }, index) => openVisitor(origin, storybooks[index]?.origin)));
try {
	const [after, before] = visitors;
	if (!after) throw new Error('No server was started.');
	if (before) await keepDifferences(before, after, values.against as string);
	else await eachOf(shots, async (shot) => keep(shot, await take(after, shot)));
	console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
} finally {
	for (const visitor of visitors) await visitor.browser()?.close();
	for (const server of servers) await server.stop();
	for (const storybook of storybooks) await storybook?.end();
}

/** Two at a time, which is what two cores can do. */
async function eachOf(queue: readonly Shot[], visit: (shot: Shot) => Promise<void>): Promise<void> {
	const left = queue.values();
	const work = async () => {
		for (const shot of left) await visit(shot);
	};
	await Promise.all([work(), work()]);
}

/** One for all pages of a build: fonts are optional, and only those in the cache are sure to be used. */
async function openVisitor(site: string, storybook = ''): Promise<BrowserContext> {
	const launch = headlessShellLaunch();
	const rules = [mapHost(origins.site, site), mapHost(origins.storybook, storybook)].join(',');
	const args = [...launch.args, `--host-resolver-rules=${rules}`];
	const browser = await chromium.launch({ ...launch, args });
	const context = await browser.newContext({
		baseURL: origins.site,
		reducedMotion: 'reduce',
		locale: 'en-SG',
		timezoneId: 'Asia/Singapore',
	});
	context.setDefaultTimeout(90_000);
	await context.clock.setFixedTime('2026-11-24T10:00:00+08:00');
	const page = await context.newPage();
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.close();
	return context;
}

function mapHost(shown: string, real: string): string {
	return `MAP ${new URL(shown).host} ${real ? new URL(real).host.replace('localhost', '127.0.0.1') : '~NOTFOUND'}`;
}

async function take(visitor: BrowserContext, { scene, width }: Shot): Promise<Pictures> {
	const page = await visitor.newPage();
	try {
		await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
		await page.goto(scene.path, { waitUntil: 'networkidle' });
		await scene.act?.(page);
		await page.evaluate(() => document.fonts.ready);
		const pictures: Buffer[] = [];
		for (const colorScheme of themes) {
			await page.emulateMedia({ colorScheme });
			pictures.push(await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: !scene.inWindow }));
		}
		return pictures as Pictures;
	} finally {
		await page.close();
	}
}

function keep({ scene, width }: Shot, pictures: Pictures): void {
	for (const [index, theme] of themes.entries())
		writeFileSync(join(folder, `${scene.name}-${width}-${theme}.png`), pictures[index] as Buffer);
	console.log(`${scene.name} ${width}`);
}

async function keepDifferences(before: BrowserContext, after: BrowserContext, ref: string): Promise<void> {
	const rows: string[] = [];
	await eachOf(shots, async (shot) => {
		for (const { name, share, image } of await differences(before, after, shot)) {
			if (image) writeFileSync(join(folder, `${name}.png`), image);
			rows.push(image ? `| [${name}](${name}.png) | ${share} |` : `| ${name} | ${share} |`);
			console.log(`${name}: ${share}`);
		}
	});
	const list = [`# What differs from ${ref}`, '', '| picture | share of its pixels |', '|---|---|', ...rows.sort()];
	writeFileSync(join(folder, 'differences.md'), `${list.join('\n')}\n`);
	console.log(`${rows.length} of ${shots.length * themes.length} pictures differ: ${folder}/differences.md`);
}

interface Found {
	name: string;
	/** Per cent, or why there is none. */
	share: string;
	image?: Buffer;
}

/** Taken twice when they differ: one without a late font, or with an underline rastered elsewhere, is then its own equal. */
async function differences(before: BrowserContext, after: BrowserContext, shot: Shot): Promise<Found[]> {
	const name = `${shot.scene.name}-${shot.width}`;
	const old: Pictures[] = [];
	const now: Pictures[] = [];
	const sameIn = (theme: number) => old.some((one) => now.some((other) => one[theme]?.equals(other[theme] as Buffer)));
	while (old.length < 2 && !themes.every((_, theme) => sameIn(theme))) {
		const [first, second] = await Promise.allSettled([take(before, shot), take(after, shot)]);
		if (second.status === 'rejected') return [{ name, share: `not shown: ${firstLine(second.reason)}` }];
		if (first.status === 'rejected')
			return [{ name, share: `not shown in the earlier build: ${firstLine(first.reason)}` }];
		old.push(first.value);
		now.push(second.value);
	}
	return themes.flatMap((theme, index) => {
		const difference = sameIn(index) ? undefined : compareImages(old[0]?.[index] as Buffer, now[0]?.[index] as Buffer);
		if (!difference) return [];
		const share = `${(100 * difference.share).toFixed(3)} %`;
		return [{ name: `${name}-${theme}`, share, image: difference.image }];
	});
}

function firstLine(error: unknown): string {
	return String(error).split('\n')[0] ?? '';
}
