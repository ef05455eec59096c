/** A word with its explanation, which a small bubble shows on hover, focus or press. */

import { useLayoutEffect, useRef } from 'react';
import { controlTooltip } from './tooltip-controller.ts';

interface TooltipProps {
	label: string;
	/** Id of the `TooltipText`, which several triggers may share. */
	textId: string;
}

export function Tooltip({ label, textId }: TooltipProps) {
	const trigger = useRef<HTMLButtonElement>(null);
	// A layout effect, because presses that were made before hydration are replayed right after it.
	useLayoutEffect(() => {
		const button = trigger.current as HTMLButtonElement;
		const root = button.getRootNode() as ShadowRoot;
		return controlTooltip(button, root.getElementById(textId) as HTMLElement);
	}, [textId]);

	return (
		<span className="tooltip">
			<button type="button" ref={trigger} aria-describedby={textId}>
				{label}
			</button>
		</span>
	);
}

interface TooltipTextProps {
	id: string;
	/** The explained word. CSS shows it before the explanation on paper and without scripts, where no bubble opens. */
	label: string;
	text: string;
}

export function TooltipText({ id, label, text }: TooltipTextProps) {
	return (
		<span className="tooltip-bubble" role="tooltip" id={id} data-term={label} popover="manual">
			{text}
		</span>
	);
}
