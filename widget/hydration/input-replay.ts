/** Replays answers given to prerendered controls before the script arrived: the controls hold them, but no event told the components. */

type Control = HTMLInputElement & HTMLOptionElement;

/**
 * Controls that differ from their markup. Unchecked radio buttons fire no event; text is read when the form is sent.
 * `:is()` forgives `:user-valid`, which browsers before 2023-10 do not know.
 */
const changed =
	':is(:checked:not([checked],[selected],option:first-child),[checked]:not(:checked,[type=radio]),[type=date]:user-valid)';

/** Hydrates, then fires the events of each changed control in a microtask of its own: each may re-render, and reset, the following ones. */
export async function replayInput(root: Element, hydrate: () => void): Promise<void> {
	const early = [...root.querySelectorAll<Control>(changed)];
	hydrate();
	for await (const control of early) {
		// An earlier answer may have disabled this one.
		if (!control.disabled) {
			// One of these sets the answer again after a re-render; for other kinds of control it has no effect.
			control.checked = !control.defaultChecked;
			control.selected = true;
			for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
		}
	}
}
