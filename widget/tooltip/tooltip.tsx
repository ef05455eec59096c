/** A word with its explanation: shown in a small bubble on hover, focus or touch. */

import { useLayoutEffect, useRef } from 'react';
import { explainOnDemand } from './explain-on-demand.ts';
import './tooltip.css';

interface TooltipProps {
	/** The word explained: the visible text of the trigger. */
	label: string;
	text: string;
	/** Needed where the same word is explained twice in one shadow root. */
	id?: string;
}

export function Tooltip({ label, text, id = `about-${label.toLowerCase().replaceAll(' ', '-')}` }: TooltipProps) {
	const wrapper = useRef<HTMLSpanElement>(null);
	// Before the first press can come: one may have been waiting for the script.
	useLayoutEffect(() => explainOnDemand(wrapper.current as HTMLElement), []);

	return (
		<span className="tooltip" ref={wrapper}>
			<button type="button" aria-describedby={id}>
				{label}
			</button>{' '}
			<span className="tooltip-bubble" role="tooltip" id={id} popover="manual">
				{text}
			</span>
		</span>
	);
}
