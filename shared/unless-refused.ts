/**
 * What a browser or a page gives that is good to have, such as storage, a popover or the focus; undefined where it throws: the
 * browser refuses it, or a page has replaced it.
 */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
