/** A boxed message in the form that people must not miss: it takes the focus when it appears. A new one for every outcome. */

import { type ReactNode, useEffect, useRef } from 'react';
import { focusPolitely } from './polite-focus.ts';

interface NoteProps {
	/** Its `::part()` name, class, its heading's id and the start of its lead's. */
	kind: 'error-summary' | 'confirmation' | 'failure';
	title: string;
	/** Its first words after the title, said with it as it takes the focus. */
	lead: ReactNode;
	children: ReactNode;
}

export function Note({ kind, title, lead, children }: NoteProps) {
	const box = useRef<HTMLElement>(null);
	useEffect(() => focusPolitely(box.current as HTMLElement), []);

	return (
		<section
			ref={box}
			className={`note ${kind}`}
			part={kind}
			tabIndex={-1}
			aria-labelledby={kind}
			aria-describedby={`${kind}-lead`}
		>
			<h3 id={kind}>{title}</h3>
			<p id={`${kind}-lead`}>{lead}</p>
			{children}
		</section>
	);
}
