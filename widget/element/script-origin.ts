/** The origin that served the script: the default endpoint is on it. */

const running = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** The script tag. User content such as `<img name="currentScript">` can clobber `document.currentScript`. */
export const script = running?.localName === 'script' ? running : undefined;

/** Without a trailing slash; empty if the widget is bundled into the page's own script. */
export const scriptOrigin = script?.src ? new URL(script.src).origin : '';
