/**
 * `npm run screenshots -- [NAME] [--against REF]`: every page and state at three widths, light and dark, into `screenshots/`.
 * With `--against` the pictures are those of REF, and Playwright's report in `screenshots/report/` shows what now differs.
 */

import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildReference } from '../../scripts/measure/reference-build.ts';
import { runProgram } from '../../scripts/setup/run-program.mjs';
import { startServer } from '../../scripts/testing/start-server.ts';
import { startStorybook } from '../../scripts/testing/start-storybook.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
rmSync('screenshots', { recursive: true, force: true });
// A scene that REF does not have is no failure yet.
if (values.against) await visit(await buildReference(values.against), 'all');
process.exitCode = await visit('.', values.against ? 'none' : 'all');

/** @param update which pictures are written; with `none` they are compared */
async function visit(root: string, update: 'all' | 'none'): Promise<number> {
	const server = await startServer(root);
	const storybook = await startStorybook(root);
	const places = { SITE: server.origin, STORYBOOK: storybook.origin, STORIES: JSON.stringify(storybook.stories) };
	try {
		const options = [
			'--config',
			'e2e/screenshots',
			`--update-snapshots=${update}`,
			...positionals.flatMap((name) => ['--grep', name]),
		];
		return await runProgram('node_modules/.bin/playwright', ['test', ...options], {
			env: { ...process.env, ...places },
			stdio: 'inherit',
		});
	} finally {
		await server.stop();
		await storybook.end();
	}
}
