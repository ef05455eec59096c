/**
 * `npm run screenshots -- [NAME] [--against REF]` captures pages and stories, at three widths, light and dark, into
 * `screenshots/`. With `--against` it captures the commit REF, and `screenshots/report/` shows how the working tree differs.
 */

import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildReference } from '../../scripts/measure/reference-build.ts';
import { runProgram } from '../../scripts/setup/run-program.mjs';
import { startServer } from '../../scripts/testing/start-server.ts';
import { startStorybook } from '../../scripts/testing/start-storybook.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
rmSync('screenshots', { recursive: true, force: true });
// Failures of REF are ignored, because REF may lack scenes.
if (values.against) await capture(await buildReference(values.against), 'all');
process.exitCode = await capture('.', values.against ? 'none' : 'all');

/** @param update `all` writes the pictures, `none` compares with them @returns exit code of Playwright */
async function capture(root: string, update: 'all' | 'none'): Promise<number> {
	const server = await startServer(root);
	const storybook = await startStorybook(root);
	const variables = { SITE: server.origin, STORYBOOK: storybook.origin, STORIES: JSON.stringify(storybook.stories) };
	try {
		const options = [
			'--config',
			'e2e/screenshots',
			`--update-snapshots=${update}`,
			...positionals.flatMap((name) => ['--grep', name]),
		];
		return await runProgram('node_modules/.bin/playwright', ['test', ...options], {
			env: { ...process.env, ...variables },
			stdio: 'inherit',
		});
	} finally {
		await server.stop();
		await storybook.end();
	}
}
