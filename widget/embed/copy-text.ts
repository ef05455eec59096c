/** Copies what an element says. */

/** Without the clipboard, which insecure pages do not have, the text is selected, ready to be copied by hand. */
export async function copyText(source: HTMLElement): Promise<boolean> {
	const isCopied = await navigator.clipboard?.writeText(source.innerText).then(
		() => true,
		() => false,
	);
	if (!isCopied) getSelection()?.selectAllChildren(source);
	return Boolean(isCopied);
}

export const copyAnswers = { copied: 'Copied', selected: 'Selected: copy it by hand' };
