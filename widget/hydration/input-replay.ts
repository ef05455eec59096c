/** Answers given before the script arrived: the controls hold them, but nobody has heard of them yet. */

type Control = HTMLInputElement & HTMLOptionElement;

/**
 * Chosen, ticked, unticked or dated since the page was made. A radio button that lost its mark to another is no news of its
 * own, and the form reads what was typed when it is sent. `:is()` passes over what an older browser does not know.
 */
const changed =
	':is(:checked:not([checked],[selected],option:first-child),[checked]:not(:checked,[type=radio]),[type=date]:user-valid)';

/** Hydrates, and then tells the components of each answer, one after another: each may redraw, and undo, those that follow. */
export async function replayInput(root: Element, hydrate: () => void): Promise<void> {
	const early = [...root.querySelectorAll<Control>(changed)];
	hydrate();
	for await (const control of early) {
		// An earlier answer may have closed this one.
		if (!control.disabled) {
			// Each kind of control heeds one of these at most, and has no use for the others.
			control.checked = !control.defaultChecked;
			control.selected = true;
			control.dispatchEvent(new Event('change', { bubbles: true }));
		}
	}
}
