/**
 * Writes the markup that embeds exactly the widget just built, with its `integrity`, into the documents that show it.
 * `--check` writes nothing and fails when a document shows another build.
 */

import { readFileSync, writeFileSync } from 'node:fs';

const documents = ['README.md', 'docs/embedding.md'];
const place = /(?<=<!-- pinned snippet: npm run docs:pin -->\n)[\s\S]*?(?=\n<!-- end -->)/;

const { files } = JSON.parse(readFileSync('dist/widget/v1/manifest.json', 'utf8'));
const { url, integrity } = files['quote-widget.js'];
const snippet = [
	'```html',
	`<script src="https://HOST${url}"`,
	`        integrity="${integrity}"`,
	'        crossorigin="anonymous" async></script>',
	'<quote-widget partner="acme-advisers"></quote-widget>',
	'```',
].join('\n');

for (const path of documents) {
	const text = readFileSync(path, 'utf8');
	if (!place.test(text)) throw new Error(`${path} has no place for the pinned snippet.`);
	const pinned = text.replace(place, snippet);
	if (pinned === text) continue;
	if (process.argv.includes('--check')) {
		console.error(`${path} pins another build of the widget: run "npm run build" and "npm run docs:pin".`);
		process.exitCode = 1;
	} else {
		writeFileSync(path, pinned);
		console.log(`${path} pins ${url}.`);
	}
}
