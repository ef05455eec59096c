/** A boxed message in the form that people must not miss: it takes the focus when it appears. */

import { type ReactNode, useEffect, useRef } from 'react';
import { focusPolitely } from './polite-focus.ts';

interface NoteProps {
	/** Its `::part()` name, class and the start of its heading's id. */
	kind: 'error-summary' | 'confirmation' | 'failure';
	title: string;
	/** Changes with every outcome of sending: each is news, even the same one twice. */
	outcome: number;
	children: ReactNode;
}

export function Note({ kind, title, outcome, children }: NoteProps) {
	const box = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the outcome, not what is corrected afterwards.
	useEffect(() => focusPolitely(box.current as HTMLElement), [outcome]);

	return (
		<section ref={box} className={`note ${kind}`} part={kind} tabIndex={-1} aria-labelledby={kind}>
			<h3 id={kind}>{title}</h3>
			{children}
		</section>
	);
}
