/**
 * Runs code that uses an optional browser feature, such as storage, a popover or the focus. Returns undefined if the code throws,
 * which happens if the browser refuses the feature or the page has replaced it.
 */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
