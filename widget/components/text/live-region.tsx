/** A text that is announced when it changes. Chromium announces live regions filled on load, so the first text is rendered outside. */

import { useRef } from 'react';
import { keyedText } from './keyed-text.tsx';

interface LiveRegionProps {
	text: string | false;
	className?: string;
}

export function LiveRegion({ text, className }: LiveRegionProps) {
	const initial = useRef(text);
	if (text !== initial.current) initial.current = false;
	return (
		<p className={className}>
			{keyedText(initial.current)}
			<span aria-live="polite">{!initial.current && keyedText(text)}</span>
		</p>
	);
}
