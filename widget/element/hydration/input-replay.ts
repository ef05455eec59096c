/** Replays changes that a visitor made to prerendered controls before hydration, because no component received their events. */

type Control = HTMLInputElement & Pick<HTMLSelectElement, 'options' | 'selectedIndex'>;

export function replayInput(root: Element, hydrate: () => void): void {
	const changed = [...root.querySelectorAll<Control>('input, select')]
		.filter(wasChanged)
		.map((control) => ({ control, value: control.value, checked: control.checked }));
	hydrate();
	for (const { control, value, checked } of changed) {
		// Rendering may have reset the control. Selects have no `checked`.
		if (checked === undefined) control.value = value;
		else control.checked = checked;
		fireInput(control);
	}
}

/** True if the visitor changed the control. False for text fields, which need no replay: they keep what was typed. */
function wasChanged(control: Control): boolean {
	const { type, checked, defaultChecked, options, selectedIndex } = control;
	// A radio button that becomes unchecked fires no event; the newly checked radio button does.
	if (type === 'radio') return checked && !defaultChecked;
	if (type === 'checkbox') return checked !== defaultChecked;
	// `:is()` avoids an error in browsers without `:user-valid` (Chrome before 119, Safari before 16.5): it matches nothing there.
	if (type === 'date') return control.matches(':is(:user-valid)');
	if (type !== 'select-one') return false;
	return (
		selectedIndex !==
		Math.max(
			0,
			[...options].findIndex(({ defaultSelected }) => defaultSelected),
		)
	);
}

export function fireInput(control: Element): void {
	for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
