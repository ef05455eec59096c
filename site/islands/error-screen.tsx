/** The fallback for an unexpected error: the status it carries, or its message, and ways on. */

import { Component, type ReactNode } from 'react';
import { brand } from '../../shared/content/brand.ts';

/** Shows the screen in the place of what failed below it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { caught?: { error: unknown } }> {
	override state: { caught?: { error: unknown } } = {};

	static getDerivedStateFromError(error: unknown) {
		return { caught: { error } };
	}

	override componentDidCatch(error: unknown) {
		console.error(error);
	}

	override render() {
		const { caught } = this.state;
		return caught ? <ErrorScreen error={caught.error} /> : this.props.children;
	}
}

export function ErrorScreen({ error }: { error: unknown }) {
	return (
		<div className="screen" role="alert">
			<h2>Unexpected Application Error!</h2>
			<p>{statusOrMessage(error)}</p>
			<p>
				<a href="/">Return to Home</a>, or write to us at <a href={`mailto:${brand.email}`}>{brand.email}</a>.
			</p>
		</div>
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
