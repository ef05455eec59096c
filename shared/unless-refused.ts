/** What a browser's storage gives; undefined where the browser refuses it, it is full, or somebody else's value stands in it. */
export function unlessRefused<Result>(use: () => Result): Result | undefined {
	try {
		return use();
	} catch {
		return undefined;
	}
}
