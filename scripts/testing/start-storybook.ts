/** Starts Storybook on a free port, for tests and screenshots that look at every story. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

export interface Story {
	id: string;
	/** The part of the widget. */
	title: string;
	/** The state it is in. */
	name: string;
	/** `narrow`: to be looked at on a phone. */
	tags: string[];
}

export interface Storybook {
	/** Without a trailing slash. */
	origin: string;
	stories: Story[];
	stop(): Promise<void>;
}

/** @param folder of the project whose stories are shown */
export async function startStorybook(folder = '.'): Promise<Storybook> {
	const port = await freePort();
	const storybook = spawn('node_modules/.bin/storybook', ['dev', '--ci', '--no-open', '--port', `${port}`], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: 'development' },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await new Promise<void>((ready, failed) => {
		storybook.stdout.on('data', (text) => `${text}`.includes('Local:') && ready());
		storybook.once('exit', (status) => failed(new Error(`Storybook ended with ${status}.`)));
	});
	const origin = `http://localhost:${port}`;
	const index: { entries: Record<string, Story> } = await (await fetch(`${origin}/index.json`)).json();
	return {
		origin,
		stories: Object.values(index.entries),
		async stop() {
			storybook.kill();
			await once(storybook, 'exit');
		},
	};
}

/** The story alone, without the addon's own run of axe. `html[data-story="finished"]` says that it has come into its state. */
export function storyPath({ id }: Story): string {
	return `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
}
