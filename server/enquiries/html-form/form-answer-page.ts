/** Puts an answer to the form into the page that the site build prepared for it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerPage, answerPageFile, answerPlaces } from '../../../shared/built-site.ts';
import type { SendFormAnswer } from '../../http/error-response.ts';
import { readPageHeaders } from '../../http/site-files.ts';
import { html } from './html.ts';

/** Used when the site is not built. */
const plainShell = `<!doctype html>
<html lang="en-SG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${answerPlaces.title}</title></head>
<body><main>${answerPlaces.body}</main></body>
</html>`;

const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function createFormAnswerPage(buildRoot: string): SendFormAnswer {
	const path = join(buildRoot, answerPageFile);
	const shell = existsSync(path) ? readFileSync(path, 'utf8') : plainShell;
	const headers = { 'Content-Security-Policy': plainPolicy, ...readPageHeaders(buildRoot)[answerPage] };
	return (reply, status, { title, body }) =>
		reply
			.code(status)
			.headers(headers)
			.header('cache-control', 'no-store')
			.type('text/html; charset=utf-8')
			.send(
				shell.replaceAll(answerPlaces.title, () => html`${title}`.text).replace(answerPlaces.body, () => body.text),
			);
}
