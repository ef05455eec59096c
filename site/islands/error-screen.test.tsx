/** @vitest-environment jsdom */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

afterEach(cleanup);

// Clauses: spec 8.4
test.each([
	['a response by its status', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
	['a status alone', { status: 500 }, '500'],
	['an error by its message', new Error('The plans are missing'), 'The plans are missing'],
	['a thrown text as it is', 'Out of memory', 'Out of memory'],
	['an error without a message in general words', new Error(), 'Something went wrong on this page.'],
	['nothing at all in general words', undefined, 'Something went wrong on this page.'],
])('names %s', (_, error, words) => {
	render(<ErrorScreen error={error} />);
	expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
	expect(screen.getByText(words)).toBeDefined();
});
