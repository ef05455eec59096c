/** Builds when the sources differ from those of the last build. */

import { existsSync, readFileSync } from 'node:fs';
import { run, say } from './run.mjs';
import { sourceStamp, stampFile } from './source-stamp.mjs';

export function buildWhenStale() {
	if (existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp())
		return;
	say('Building site and widget…');
	run('node_modules/.bin/node', ['scripts/build.ts'], {
		advice: 'The build failed: the lines above name the file and the reason.',
	});
}
