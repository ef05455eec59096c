/** Puts an answer to the form into the page that the site build prepared for it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerPage, answerPageFile, answerPlaces, type HeaderValues } from '../../../shared/built-site.ts';
import { documentLanguage, type Language, languages } from '../../../shared/content/languages.ts';
import type { SendFormAnswer } from '../../http/error-response.ts';
import { readPageHeaders } from '../../http/site-files.ts';
import { html } from './html.ts';

interface Shell {
	page: string;
	headers: HeaderValues;
}

/** Used when the site is not built. */
const plainShell = (language: Language) => `<!doctype html>
<html lang="${documentLanguage(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${answerPlaces.title}</title></head>
<body><main>${answerPlaces.body}</main></body>
</html>`;

const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function createFormAnswerPage(buildRoot: string): SendFormAnswer {
	const shells = new Map(languages.map((language) => [language, readShell(buildRoot, language)]));
	return (reply, status, { language, title, body }) => {
		const { page, headers } = shells.get(language) as Shell;
		return reply
			.code(status)
			.headers(headers)
			.header('cache-control', 'no-store')
			.type('text/html; charset=utf-8')
			.send(page.replaceAll(answerPlaces.title, () => html`${title}`.text).replace(answerPlaces.body, () => body.text));
	};
}

function readShell(buildRoot: string, language: Language): Shell {
	const path = join(buildRoot, answerPageFile(language));
	const policy = { 'Content-Security-Policy': plainPolicy };
	if (!existsSync(path)) return { page: plainShell(language), headers: policy };
	return {
		page: readFileSync(path, 'utf8'),
		headers: { ...policy, ...readPageHeaders(buildRoot)[answerPage(language)] },
	};
}
