/** Copies what an element says. */

/** Without the clipboard, which insecure pages do not have, the text is selected, ready to be copied by hand. */
export async function copyText(source: HTMLElement): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(source.innerText);
		return true;
	} catch {
		getSelection()?.selectAllChildren(source);
		return false;
	}
}
