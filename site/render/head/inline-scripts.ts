/** The scripts in the heads of pages. They run in the browser as they stand here: nothing outside their body is in reach. */

/** A `<script>` that calls the function with the argument; the policy allows it by its hash. */
export function inlineScript<Argument>(run: (argument: Argument) => void, argument: Argument): string {
	return `<script>(${run})(${JSON.stringify(argument)})</script>`;
}

/**
 * A link to a place in the page paints nothing before that place has been parsed, rather than the top first. Only for a hash
 * that is an id of the page: the widget keeps its state in the hash, too, and would block rendering to the document's end.
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
 * Pages are built with the brand's address in the code to copy. Here it becomes the one that they are served from, such as that
 * of a local start: while the page is parsed, because text that changes after it is painted moves what follows.
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
