/** A button that copies a text, and says so. */

import { copyAnswers, copyText } from '../embed/copy-text.ts';

export function copyButton(button: HTMLElement, source: HTMLElement): void {
	const words = button.textContent;
	button.addEventListener('click', async () => {
		button.textContent = (await copyText(source)) ? copyAnswers.copied : copyAnswers.selected;
		setTimeout(() => {
			button.textContent = words;
		}, 2_000);
	});
}
