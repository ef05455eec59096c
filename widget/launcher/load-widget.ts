/** Fetches the widget's script: the immutable copy that was built together with this file, checked by its hash. */

/** Its address below the web root, and its hash; the build puts them here. */
declare const widgetUrl: string;
declare const widgetIntegrity: string;

/** Found by its name: a module has no `document.currentScript`. */
const ownScript = document.querySelector('script[src*=quote-widget-button]') as HTMLScriptElement;
export const scriptOrigin = new URL(ownScript.src).origin;
/** `dataset` has the options of every button that does not give its own, such as a link that a builder has made. */
export const { nonce, dataset: commonOptions } = ownScript;

export const create = document.createElement.bind(document);

let loading: Promise<unknown> | undefined;
/** Kept, because a page may require trusted types, and allow each policy to be made once. */
let src: unknown;

/** Resolves to nothing when the script cannot be fetched or does not have its hash; the next call tries again. */
export function loadWidget(): Promise<unknown> {
	loading ??= new Promise((onload, onerror) => {
		const url = scriptOrigin + widgetUrl;
		const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
		src ??= trustedTypes?.createPolicy('quote-widget', { createScriptURL: () => url }).createScriptURL('') ?? url;
		const script = create('script');
		Object.assign(script, { src, integrity: widgetIntegrity, crossOrigin: '', nonce, onload, onerror });
		document.head.append(script);
	}).catch(() => {
		loading = undefined;
	});
	return loading;
}

interface Policy {
	createScriptURL(url: string): unknown;
}
