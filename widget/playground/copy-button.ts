/** A button that copies a text, and says so. */

/** Without the clipboard, which insecure pages do not have, the text is selected, ready to be copied by hand. */
export function copyButton(button: HTMLElement, source: HTMLElement): void {
	const words = button.textContent;
	button.addEventListener('click', async () => {
		const isCopied = await navigator.clipboard?.writeText(source.innerText).then(
			() => true,
			() => false,
		);
		if (!isCopied) getSelection()?.selectAllChildren(source);
		button.textContent = isCopied ? 'Copied' : 'Selected: copy it by hand';
		setTimeout(() => {
			button.textContent = words;
		}, 2_000);
	});
}
