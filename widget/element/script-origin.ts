/** The script tag of the widget, and the origin of its service: the default endpoint is on it. */

const { document } = globalThis;

/** Not a page's own script that the widget was bundled into. */
const isRunning = document?.currentScript?.matches?.('script[src*=quote-widget]');

/** The script tag that is running. A module has none. */
export const script = isRunning ? (document.currentScript as HTMLScriptElement) : undefined;

/** The same, or that of a module, which does not know its own. */
export const scriptTag = script ?? document?.querySelector<HTMLScriptElement>('script[src*="/widget/v1/"]');

const url = scriptTag && new URL(scriptTag.src);

/** Undefined for a bundle, and for a copy elsewhere: nothing may be posted to a partner's own server. */
export const scriptOrigin = url?.pathname.startsWith('/widget/v1/') ? url.origin : undefined;
