/** Fetches the widget's script: the immutable copy that was built together with this file, checked by its hash. */

import { scriptOrigin } from '../element/script-origin.ts';

/** Its address below the web root, and its hash; the build puts them here. */
declare const widgetUrl: string;
declare const widgetIntegrity: string;

let loading: Promise<unknown> | undefined;

/** Rejects when the script cannot be fetched or does not have its hash; the next call tries again. */
export function loadWidget(): Promise<unknown> {
	loading ??= new Promise((onload, onerror) => {
		const script = document.createElement('script');
		const src = trusted(scriptOrigin + widgetUrl);
		Object.assign(script, { src, integrity: widgetIntegrity, crossOrigin: '', onload, onerror });
		document.head.append(script);
	});
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

/** A page may require trusted types. */
function trusted(url: string): string {
	const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
	return trustedTypes?.createPolicy('quote-widget', { createScriptURL: () => url }).createScriptURL('') ?? url;
}

interface Policy {
	createScriptURL(url: string): string;
}
