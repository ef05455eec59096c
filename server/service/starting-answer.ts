/** The answer while the service starts: to a browser a page in the visitor's language, to everybody else problem details. */

import type { IncomingMessage, RequestListener } from 'node:http';
import { type Language, languagePaths, languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { defaultHeaders } from '../../shared/serving/security-headers.ts';
import { failurePage, noScriptPage } from '../enquiries/no-script-form/form-answers.ts';
import { html } from '../http/html.ts';
import { renderPage } from '../http/no-script-answer.ts';

/** In seconds. */
const retryAfter = '5';
const headers = { 'Cache-Control': 'no-store', 'Retry-After': retryAfter };
const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'The service is starting.' };

/** @param buildRoot has the shells of pages */
export function answerStarting(buildRoot: string): RequestListener {
	return (request, response) => {
		if (!request.headers.accept?.includes('text/html')) {
			response.writeHead(503, { ...headers, 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
			return;
		}
		const language = languageOf(request);
		const { title, text } = words[language].startingCopy;
		const isGet = request.method === 'GET';
		const page = isGet ? noScriptPage(language, title, html`<p>${text}</p>`) : failurePage(undefined, language);
		const { document, headers: pageHeaders } = renderPage(page, buildRoot);
		// Loads again by itself what was only read; what was sent is still in the browser.
		const again = isGet ? { Refresh: retryAfter } : {};
		response.writeHead(503, { ...defaultHeaders, ...pageHeaders, ...headers, ...again }).end(document);
	};
}

/** The language of the page's address, else the first one that the browser asks for. */
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
