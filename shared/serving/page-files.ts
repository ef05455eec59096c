/** Pages that the site writes and the service completes: their files, placeholders and headers. */

import { type Language, languages } from '../content/languages.ts';

export type HeaderValues = Record<string, string>;

/** Name of the file with each page's headers: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** Layout of a page of the service: with the site's header and footer in a language, or `bare` (for advisers: English, without both). */
export type NoScriptShell = Language | 'bare';
export const noScriptShells: readonly NoScriptShell[] = [...languages, 'bare'];

/** File of the HTML that the service fills for its pages, such as the answer to a form sent without scripts. */
export function noScriptAnswerFile(shell: NoScriptShell): string {
	return `${noScriptAnswerPath(shell).slice(1)}.html`;
}
export function noScriptAnswerPath(shell: NoScriptShell): string {
	return shell === 'en' ? '/no-script-answer' : `/no-script-answer.${shell}`;
}

/** Placeholders in the HTML of `noScriptAnswerFile`, which the service replaces with the title and content of a page. */
export const noScriptAnswerSlots = { title: '[no-script-title]', body: '[no-script-answer]' };

/** Path of the page that contains only the widget, for frames on partners' pages. */
export const framePage = '/widget/v1/frame';
/** CSP directive of the page for frames. The service adds the partner's origins to the directive. */
export const ownFrames = "frame-ancestors 'self'";
