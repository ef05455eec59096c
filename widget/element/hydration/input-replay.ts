/** Replays changes made to prerendered controls before hydration, whose events no component received. */

type Control = HTMLInputElement & HTMLOptionElement;

/**
 * Controls that differ from their markup. An unchecked radio fires no event; text is read when the form is sent.
 * `:is()` drops `:user-valid` where it is not supported (Chrome before 119, Safari before 16.5).
 */
const changed =
	':is(:checked:not([checked],[selected],select:not(:has([selected]))>option:first-child),[checked]:not(:checked,[type=radio]),[type=date]:user-valid)';

export function replayInput(root: Element, hydrate: () => void): void {
	const early = [...root.querySelectorAll<Control>(changed)];
	hydrate();
	for (const control of early) {
		// A render may have reset the control: `checked` is for inputs, `selected` for options.
		control.checked = !control.defaultChecked;
		control.selected = true;
		fireInput(control);
	}
}

/** The events of a visitor's input. */
export function fireInput(control: Element): void {
	for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
