/** A boxed message in the form. The form focuses it as it appears, so that nobody misses it. */

import type { ReactNode, Ref } from 'react';

export interface FocusedMessageProps {
	ref?: Ref<HTMLElement> | undefined;
}

interface Props extends FocusedMessageProps {
	/** Its `::part()` name, class, its heading's id and the start of its lead's. */
	kind: 'error-summary' | 'confirmation' | 'failure';
	title: string;
	/** Its first words after the title, announced with it on focus. */
	lead: ReactNode;
	children: ReactNode;
}

export function FocusedMessage({ ref, kind, title, lead, children }: Props) {
	return (
		<section
			ref={ref}
			className={`message ${kind}`}
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
