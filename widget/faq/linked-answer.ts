/** Which question the page's address points at. */

/** The heading inside `root` that `location.hash` names, unless the page has an element of that id itself. */
export function linkedAnswer(root: HTMLElement): HTMLElement | null {
	const id = location.hash.slice(1);
	if (!/^[\w-]+$/.test(id) || document.getElementById(id)) return null;
	return root.querySelector(`h3#${id}`);
}
