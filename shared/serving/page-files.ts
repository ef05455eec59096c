/** Pages that the site writes and the service completes or guards: their files, their slots, and where their headers are. */

import { type Language, languages } from '../content/languages.ts';

export type HeaderValues = Record<string, string>;

/** File with the headers of each page: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** A language's has the site's header and footer; `bare`, for advisers, has neither and is in English. */
export type NoScriptShell = Language | 'bare';
export const noScriptShells: readonly NoScriptShell[] = [...languages, 'bare'];

/** File with the page that answers a form sent without scripts, and the name its headers have among those of the pages. */
export function noScriptAnswerFile(shell: NoScriptShell): string {
	return `${noScriptAnswerPath(shell).slice(1)}.html`;
}
export function noScriptAnswerPath(shell: NoScriptShell): string {
	return shell === 'en' ? '/no-script-answer' : `/no-script-answer.${shell}`;
}

/** Where the server writes the answer into that page. */
export const noScriptAnswerSlots = { title: '[no-script-title]', body: '[no-script-answer]' };

/** The widget as a page of its own, for frames on partners' pages. */
export const framePage = '/widget/v1/frame';
/** In the policy of that page; the service adds the partners' origins. */
export const ownFrames = "frame-ancestors 'self'";
