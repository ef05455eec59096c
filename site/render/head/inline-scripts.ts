/** Inline scripts in pages' heads. Each is serialised with `toString()`, so it must not refer to outer variables. */

/** A `<script>` that calls the function with the argument. The page's CSP allows the script by its hash. */
export function inlineScript<Argument>(run: (argument: Argument) => void, argument: Argument): string {
	return `<script>(${run})(${JSON.stringify(argument)})</script>`;
}

/**
 * Blocks rendering until the target of the URL's hash is parsed; otherwise the top of the page would be painted first.
 * Ignores other hashes, such as ids in a shadow tree, which would block rendering until the end of the document.
 */
export function blockUntilTarget(ids: readonly string[]): void {
	if (!ids.includes(location.hash.slice(1))) return;
	const link = document.createElement('link');
	link.rel = 'expect';
	link.setAttribute('blocking', 'render');
	link.href = location.hash;
	document.head.append(link);
}

/**
 * Replaces the brand's URL in code samples with the origin that serves the page, such as a local server. Runs while the page
 * is parsed, because changing text after it is painted shifts the layout.
 */
export function nameServedOrigin(builtOrigin: string): void {
	if (location.origin === builtOrigin) return;
	const replace = () => {
		for (const code of document.querySelectorAll('main code'))
			for (const text of code.childNodes)
				if (text.nodeValue?.includes(builtOrigin))
					text.nodeValue = text.nodeValue.replaceAll(builtOrigin, location.origin);
	};
	new MutationObserver(replace).observe(document, { childList: true, subtree: true });
}
