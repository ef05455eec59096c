/** The answer while the service starts: to a browser a page in the visitor's language, to everybody else problem details. */

import type { IncomingMessage } from 'node:http';
import { type Language, languagePaths, languages } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import { defaultHeaders } from '../../../shared/serving/security-headers.ts';
import { failurePage, noScriptPage } from '../../enquiries/no-script-form/form-answers.ts';
import { html } from '../html.ts';
import { renderPage } from '../no-script-answer.ts';

/** In seconds. */
const retryAfter = '5';
const headers = { 'Cache-Control': 'no-store', 'Retry-After': retryAfter };
const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'The service is starting.' };

export interface Answer {
	headers: Record<string, string>;
	body: string;
}

export function startingAnswer(request: IncomingMessage, buildRoot: string): Answer {
	if (!request.headers.accept?.includes('text/html'))
		return { headers: { ...headers, 'Content-Type': 'application/problem+json' }, body: JSON.stringify(problem) };
	const language = languageOf(request);
	const { title, text } = words[language].startingCopy;
	const isGet = request.method === 'GET';
	const page = isGet ? noScriptPage(language, title, html`<p>${text}</p>`) : failurePage(undefined, language);
	const { document, headers: pageHeaders } = renderPage(page, buildRoot);
	return {
		headers: { ...defaultHeaders, ...pageHeaders, ...headers, ...(isGet && { Refresh: retryAfter }) },
		body: document,
	};
}

/** Of the page's address, else the first that the browser asks for. */
function languageOf({ url = '', headers }: IncomingMessage): Language {
	const [path = '', query] = url.split('?');
	const named = new URLSearchParams(query).get('language');
	const asked = headers['accept-language']?.split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase()) ?? [];
	return (
		languages.find((language) => language === named || (language !== 'en' && languagePaths[language] === path)) ??
		asked.flatMap((tag) => languages.find((language) => language.split('-')[0] === tag) ?? [])[0] ??
		'en'
	);
}
