/** Where the script came from: enquiries go there unless the page says otherwise. */

const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** Without a trailing slash; empty where the widget was bundled into the page's own scripts. */
export const scriptOrigin = script?.src ? new URL(script.src).origin : '';
