/** The fallback for an unexpected error: the status it carries, or its message, and ways on. */

import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../shared/content/brand.ts';

const title = 'Unexpected Application Error!';

/** Puts the screen in the place of the page's content. */
export function showErrorScreen(error: unknown): void {
	const main = document.createElement('main');
	document.querySelector('main')?.replaceWith(main);
	createRoot(main).render(<ErrorScreen error={error} />);
}

export function ErrorScreen({ error }: { error: unknown }) {
	useEffect(() => {
		document.title = title;
	}, []);
	return (
		<div className="screen" role="alert">
			<h1>{title}</h1>
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
