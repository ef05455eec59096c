/** Pages that the site writes and the service completes or guards: their files, their slots, and where their headers are. */

import type { Language } from '../content/languages.ts';

export type HeaderValues = Record<string, string>;

/** File with the headers of each page: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** File with the page that answers a form sent without scripts in a language, and the name its headers have among those of the pages. */
export function noScriptAnswerFile(language: Language): string {
	return language === 'en' ? 'no-script-answer.html' : `no-script-answer.${language}.html`;
}
export function noScriptAnswerPath(language: Language): string {
	return language === 'en' ? '/no-script-answer' : `/no-script-answer.${language}`;
}

/** Where the server writes the answer into that page. */
export const noScriptAnswerSlots = { title: '[no-script-title]', body: '[no-script-answer]' };

/** The widget as a page of its own, for frames on partners' pages. */
export const framePage = '/widget/v1/frame';
/** In the policy of that page; the service adds the partners' origins. */
export const ownFrames = "frame-ancestors 'self'";
