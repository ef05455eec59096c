/** Reading many rows a page at a time, so that any number of them stays in little memory. */

/**
 * @param size rows of a page
 * @param read the next `size` rows, or what is left; given the row that the page before ended with
 */
export async function* paginate<Row>(
	size: number,
	read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
	let page: Row[] | undefined;
	do {
		page = await read(page?.at(-1));
		yield* page;
	} while (page.length === size);
}
