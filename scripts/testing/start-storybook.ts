/** Starts Storybook on a free port, for tests and screenshots of all stories. */

import { freePort } from './free-port.ts';
import { startProcess } from './start-process.ts';

export interface Story {
	id: string;
	title: string;
	name: string;
	/** `narrow` marks a story for phones. */
	tags: string[];
}

export type Storybook = Awaited<ReturnType<typeof startStorybook>>;

/** @param folder the project's folder */
export async function startStorybook(folder = '.') {
	const port = await freePort();
	const args = ['dev', '--ci', '--no-open', '--port', `${port}`];
	const env = { ...process.env, NODE_ENV: 'development' };
	const { end } = await startProcess('node_modules/.bin/storybook', args, /Local:/, { cwd: folder, env });
	const origin = `http://localhost:${port}`;
	const index: { entries: Record<string, Story> } = await (await fetch(`${origin}/index.json`)).json();
	return { origin, stories: Object.values(index.entries), end };
}

/** Path of the story without Storybook's frame and without axe. A finished story sets `data-story="finished"` on `html`. */
export function storyPath({ id }: Story): string {
	return `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
}
