/** @vitest-environment jsdom */
/** Tests of the error boundary: it shows the status or message of what a part throws, and logs the thrown value. */

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function Part({ thrown }: { thrown: unknown }) {
	const [isBroken, setBroken] = useState(false);
	if (isBroken) throw thrown;
	return (
		<button type="button" onClick={() => setBroken(true)}>
			Break
		</button>
	);
}

// Clauses: spec 8.4
test.each<[unknown, string]>([
	[new Error('No such plan'), 'No such plan'],
	[{ status: 503 }, '503'],
	['A thrown text', 'A thrown text'],
	[null, 'null'],
])('%s', async (thrown, message) => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	render(
		<>
			<ErrorBoundary title="Failed: ">
				<Part thrown={thrown} />
			</ErrorBoundary>
			<p>The other part</p>
		</>,
	);
	fireEvent.click(screen.getByRole('button'));
	const screenOfError = await screen.findByRole('alert');
	expect(screenOfError.textContent).toBe(`Failed: ${message}`);
	expect(screen.getByText('The other part')).toBeTruthy();
	expect(log).toHaveBeenCalledWith(thrown);
});
