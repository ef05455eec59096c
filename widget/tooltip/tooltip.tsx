/** A word with its explanation: shown in a small bubble on hover, focus or touch. */

import { useLayoutEffect, useRef } from 'react';
import { controlTooltip } from './tooltip-controller.ts';

interface TooltipProps {
	/** The word explained: the visible text of the trigger. */
	label: string;
	text: string;
	id: string;
}

export function Tooltip({ label, text, id }: TooltipProps) {
	const trigger = useRef<HTMLButtonElement>(null);
	const bubble = useRef<HTMLSpanElement>(null);
	// A layout effect, because presses made before hydration are replayed right after it.
	useLayoutEffect(() => controlTooltip(trigger.current as HTMLElement, bubble.current as HTMLElement), []);

	return (
		<span className="tooltip">
			<button type="button" ref={trigger} aria-describedby={id}>
				{label}
			</button>{' '}
			<span className="tooltip-bubble" ref={bubble} role="tooltip" id={id} popover="manual">
				{text}
			</span>
		</span>
	);
}
