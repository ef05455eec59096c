/** Console warnings about mistakes in attributes: curly quotes and misspelt names. */

import { attributeNames } from '../../api/options.ts';
import { warnOnce } from '../../api/warn-once.ts';

/** @param prefix `data-` for a script tag */
export function warnAboutAttributes(element: Element, prefix = ''): void {
	for (const { name, value } of element.attributes) {
		if (/[“-„]/.test(value)) warnOnce(`curly quotes in ${name}=${value}`);
		const meant = attributeNames.find((known) => isTypoOf(name, prefix + known));
		if (meant) warnOnce(`${name} should be ${prefix + meant}`);
	}
}

/** True if `name` differs from `known` by one letter (missing, added or changed) or by two neighbours swapped. */
function isTypoOf(name: string, known: string): boolean {
	const rest = withoutEachLetter(known);
	return (
		name !== known &&
		(rest.includes(name) ||
			withoutEachLetter(name).some((text, place) => text === known || rest.slice(place, place + 2).includes(text)))
	);
}

function withoutEachLetter(word: string): string[] {
	return [...word].map((_, place) => word.slice(0, place) + word.slice(place + 1));
}
