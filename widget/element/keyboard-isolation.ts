/** Keeps typing from triggering the host page's hotkeys. */

/** Keys that host pages need: Tab for focus traps, Escape for dialogs. */
const shared = ['Tab', 'Escape'];

export function isolateKeyboard(root: ShadowRoot): void {
	for (const type of ['keydown', 'keypress', 'keyup'] as const)
		root.addEventListener(type, keepInside as EventListener);
}

function keepInside(event: KeyboardEvent): void {
	const isTyping = (event.target as Element).matches('input, select, textarea');
	if (isTyping && !shared.includes(event.key)) event.stopPropagation();
}
