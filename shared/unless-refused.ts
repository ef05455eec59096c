/**
 * Runs code that uses an optional browser feature, such as storage, popovers or focus. Returns undefined if the code throws,
 * because the browser refuses the feature or the page has replaced it.
 */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
