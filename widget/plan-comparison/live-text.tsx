/** A text that is said when it changes, and not as the page arrives: Chromium tells of live regions that arrive filled. */

import { useRef } from 'react';
import { keyedText } from '../text/keyed-text.tsx';

interface LiveTextProps {
	text: string | false;
	className?: string;
}

export function LiveText({ text, className }: LiveTextProps) {
	const arrived = useRef(text);
	if (text !== arrived.current) arrived.current = false;
	return (
		<p className={className}>
			{keyedText(arrived.current)}
			<span aria-live="polite">{!arrived.current && keyedText(text)}</span>
		</p>
	);
}
