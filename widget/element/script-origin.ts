/** Where the script came from: enquiries go there unless the page says otherwise. */

const running = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** The script tag. An image of the name `currentScript`, in a comment on the page for one, hides it, and is not taken for it. */
export const script = running?.localName === 'script' ? running : undefined;

/** Without a trailing slash; empty where the widget was bundled into the page's own scripts. */
export const scriptOrigin = script?.src ? new URL(script.src).origin : '';
