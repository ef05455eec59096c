/** The script tag that the widget or the button came by, and its origin: the default endpoint is on it. */

const { document } = globalThis;

/** Not a page's own script that the widget was bundled into. */
const running = document?.currentScript?.matches?.('script[src*=quote-widget]');

/** The script tag that is running. A module has none. */
export const script = running ? (document.currentScript as HTMLScriptElement) : undefined;

const tag = script ?? document?.querySelector<HTMLScriptElement>('script[src*="/widget/v1/"]');

/** Without a trailing slash; undefined if no script address is known, so that nothing is posted to the page's own server. */
export const scriptOrigin = tag ? new URL(tag.src).origin : undefined;
