/** A boxed message that the form focuses when it appears, so that screen readers announce it. */

import type { ReactNode, Ref } from 'react';

export interface FocusedMessageProps {
	ref: Ref<HTMLElement> | undefined;
}

interface Props extends FocusedMessageProps {
	/** Used as the `::part()` name, the class, the heading's id and the prefix of the lead's id. */
	kind: 'error-summary' | 'confirmation' | 'failure';
	title: string;
	/** The first paragraph; announced with the title on focus. */
	lead: ReactNode;
	children?: ReactNode;
}

export function FocusedMessage({ ref, kind, title, lead, children }: Props) {
	// The receipt precedes the heading of the form, so the receipt's heading needs the same level.
	const Heading = kind === 'confirmation' ? 'h2' : 'h3';
	return (
		<section
			ref={ref}
			className={`message ${kind}`}
			part={kind}
			tabIndex={-1}
			aria-labelledby={kind}
			aria-describedby={`${kind}-lead`}
		>
			<Heading id={kind}>{title}</Heading>
			<p id={`${kind}-lead`}>{lead}</p>
			{children}
		</section>
	);
}
