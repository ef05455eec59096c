/** Prints what a mount and a keystroke cost in instructions, beside a hand-written form, all counted in one run. */

import { loadAndMount, mountMore, openPage, pressKeys } from './bench-page.ts';
import { buildSubjects, type Subject } from './build-subjects.ts';
import { canCountInstructions, openCountingBrowser } from './count-instructions.ts';

const times = 20;

interface Instructions {
	mount: number;
	keystroke: number;
}

if (canCountInstructions) await compare();
else console.log('Left out: Valgrind, which counts instructions, is not installed (Debian: apt-get install valgrind).');

async function compare(): Promise<void> {
	const { ours, vanilla } = await buildSubjects();
	const counts = { ours: await countFor(ours), vanilla: await countFor(vanilla), again: await countFor(ours) };
	console.log(
		`Million instructions of the main thread, of ${times} each. What the second copy of ours differs by is noise.`,
	);
	console.table({
		'quote-widget': inMillions(counts.ours),
		vanilla: inMillions(counts.vanilla),
		'quote-widget again': inMillions(counts.again),
	});
	printTarget('mount', counts.ours.mount / counts.vanilla.mount, 1.5);
	printTarget('keystroke', counts.ours.keystroke / counts.vanilla.keystroke, 1.15);
}

/** Keys are typed on a page with one subject, after as many more: by then the engine has compiled what answers them. */
async function countFor(subject: Subject): Promise<Instructions> {
	const { browser, watch, count, close } = await openCountingBrowser();
	try {
		const page = await openPage(browser);
		await loadAndMount(page, subject);
		await watch();
		const mount = await count(() => mountMore(page, times));
		await page.evaluate(() => {
			for (const { unmount } of window.mounted.splice(1)) unmount();
		});
		await pressKeys(page, times);
		const keystroke = await count(() => pressKeys(page, times));
		return { mount: mount / times, keystroke: keystroke / times };
	} finally {
		await close();
	}
}

function inMillions({ mount, keystroke }: Instructions) {
	return { mount: Number((mount / 1e6).toFixed(2)), keystroke: Number((keystroke / 1e6).toFixed(2)) };
}

function printTarget(what: keyof Instructions, ratio: number, limit: number): void {
	const verdict = ratio <= limit ? 'holds' : 'MISSED';
	console.log(`${what} by vanilla: ${ratio.toFixed(2)}, at most ${limit}: ${verdict}`);
}
