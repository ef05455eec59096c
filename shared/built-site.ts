/** What the site's build leaves beside the web root for the server that serves it. */

/** Names and values of HTTP headers. */
export type HeaderValues = Record<string, string>;

/** File with the headers of each page: `{ "/maternity": { "Content-Security-Policy": "…" } }`. */
export const pageHeadersFile = 'page-headers.json';

/** File with the page that answers a form sent without scripts, and the name its headers have among those of the pages. */
export const answerPageFile = 'enquiry-page.html';
export const answerPage = '/enquiry';

/** Where the server writes the answer into that page. */
export const answerPlaces = { title: '<!--enquiry-title-->', body: '<!--enquiry-answer-->' };
