/**
 * Runs code that uses an optional browser feature, such as storage, a popover or the focus. Returns undefined if it throws,
 * because the browser refuses the feature or the page has replaced it.
 */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
