/** Pages that the site writes and the service completes: their files, placeholders and headers. */

import { type Language, languages } from '../content/languages.ts';

export type HeaderValues = Record<string, string>;

/** Name of the file with each page's headers: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** Layout of the service's pages: the site's header and footer in a language, or `bare`: neither, in English, for advisers. */
export type NoScriptShell = Language | 'bare';
export const noScriptShells: readonly NoScriptShell[] = [...languages, 'bare'];

/** HTML file that the service fills in for its pages, such as the response to a form sent without scripts. */
export function noScriptAnswerFile(shell: NoScriptShell): string {
	return `${noScriptAnswerPath(shell).slice(1)}.html`;
}
export function noScriptAnswerPath(shell: NoScriptShell): string {
	return shell === 'en' ? '/no-script-answer' : `/no-script-answer.${shell}`;
}

/** Placeholders in the HTML of `noScriptAnswerFile`. The service replaces them with the title and the content of its page. */
export const noScriptAnswerSlots = { title: '[no-script-title]', body: '[no-script-answer]' };

/** Path of the page that contains only the widget, for frames on partners' pages. */
export const framePage = '/widget/v1/frame';
/** CSP directive of `framePage`. The service adds loopback origins and the partner's origins to it. */
export const ownFrames = "frame-ancestors 'self'";
