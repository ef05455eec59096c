/** Keeps typing from triggering the host page's hotkeys. */

export function isolateKeyboard(root: ShadowRoot): void {
	for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepInside as EventListener);
}

function keepInside(event: KeyboardEvent): void {
	const isTyping = (event.target as Element).matches('input, select, textarea');
	// Host pages need Tab for focus traps, and Escape for dialogs.
	if (isTyping && event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation();
}
