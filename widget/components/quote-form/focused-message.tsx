/** A boxed message. The form focuses it when it appears after sending, so that screen readers announce it. */

import type { ReactNode, Ref } from 'react';

export interface FocusedMessageProps {
	ref: Ref<HTMLElement> | undefined;
}

interface Props extends FocusedMessageProps {
	/** Name of the part and the class, id of the heading, and prefix of the lead's id. */
	kind: 'error-summary' | 'confirmation' | 'failure';
	title: string;
	/** The first paragraph; announced with the title on focus. */
	lead: ReactNode;
	children?: ReactNode;
}

export function FocusedMessage({ ref, kind, title, lead, children }: Props) {
	// The receipt precedes the heading of the form (`h2`), so its own heading has the same level.
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
