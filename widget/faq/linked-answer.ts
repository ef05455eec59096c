/** Which question the page's address points at. */

/** The heading inside `root` that `location.hash` names, unless the page has an element of that id itself. */
export function linkedAnswer(root: HTMLElement): HTMLElement | null {
	const id = location.hash.slice(1);
	const heading = /^[a-z][\w-]*$/.test(id) ? root.querySelector<HTMLElement>(`h3#${id}`) : null;
	return (document.getElementById(id) ?? heading) === heading ? heading : null;
}
