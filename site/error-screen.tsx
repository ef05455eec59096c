/** The fallback for an unexpected error: the status it carries, or its message, and ways on. */

import { Component, type ReactNode, useEffect } from 'react';
import { brand } from '../shared/content/brand.ts';

const title = 'Unexpected Application Error!';

/** Shows the screen in place of its children when one of them throws while it renders. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
	override state = { error: undefined };

	static getDerivedStateFromError(error: unknown) {
		return { error: error ?? new Error() };
	}

	override render() {
		return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} />;
	}
}

export function ErrorScreen({ error }: { error: unknown }) {
	useEffect(() => {
		document.title = title;
	}, []);
	return (
		<main>
			<div className="screen" role="alert">
				<h1>{title}</h1>
				<p>{statusOrMessage(error)}</p>
				<p>
					<a href="/">Return to Home</a>, or write to us at <a href={`mailto:${brand.email}`}>{brand.email}</a>.
				</p>
			</div>
		</main>
	);
}

/** `{ status: 503, statusText: 'Service Unavailable' }` → `503 Service Unavailable`; an `Error` → its message. */
function statusOrMessage(error: unknown): string {
	if (typeof error === 'object' && error !== null) {
		const { status, statusText, message } = error as { status?: unknown; statusText?: unknown; message?: unknown };
		if (status) return [status, statusText].filter(Boolean).join(' ');
		if (typeof message === 'string' && message) return message;
	}
	return typeof error === 'string' && error ? error : 'Something went wrong on this page.';
}
