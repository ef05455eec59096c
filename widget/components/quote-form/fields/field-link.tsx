/** A link to a field of the form. */

import type { MouseEvent, ReactNode } from 'react';

interface FieldLinkProps {
	/** Id of the control. */
	field: string;
	children: ReactNode;
}

export function FieldLink({ field, children }: FieldLinkProps) {
	return (
		<a href={`#${field}`} onClick={goToField}>
			{children}
		</a>
	);
}

/** Replaces the link's default action, which does not reach into a shadow tree and would change the page's URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	const link = event.currentTarget;
	const control = (link.getRootNode() as ShadowRoot).getElementById(link.hash.slice(1)) as HTMLElement;
	control.closest('details')?.setAttribute('open', '');
	// The consent text may fill a low viewport, so scroll only to the label below the text.
	const target = control.closest('.consent label, .field') as HTMLElement;
	target.scrollIntoView({ block: target.matches('label') ? 'center' : 'start' });
	// In a field that is taller than the viewport, `focus()` scrolls on to the control.
	control.focus();
}
