/** Error boundary of the widget and the site: shows an error screen in place of a part that throws. Other parts keep working. */

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
	/** Heading of the error screen, in the language of the part. */
	title: string;
	children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught?: { error: unknown } }> {
	override state: { caught?: { error: unknown } } = {};

	static getDerivedStateFromError(error: unknown) {
		return { caught: { error } };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
	}

	override render(): ReactNode {
		const { caught } = this.state;
		if (!caught) return this.props.children;
		return (
			<section className="message" role="alert">
				<h2>{this.props.title}</h2>
				<p>{statusOrMessage(caught.error)}</p>
			</section>
		);
	}
}

/** Status of a thrown response, such as `503`, or message of an error, or any other thrown value as text. */
function statusOrMessage(error: unknown): string {
	const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
	return `${status ?? message ?? error}`;
}
