/** The route table at work in the application. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { fetchPage } from './pages.ts';

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

test('shows the page of the most specific route, and the page not found for any other path', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	window.history.replaceState(null, '', '/plans/42');
	await fetchPage('not-found');
	render(<App path="/plans/42" />);
	expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
	expect(console.log).toHaveBeenCalledWith('404: no page at /plans/42');
});

test('a page that is one is not taken for a missing one', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	await fetchPage('terms');
	render(<App path="/terms" />);
	// Its words stand in the prerendered HTML alone.
	expect(screen.getByRole('main').childElementCount).toBe(1);
	expect(console.log).not.toHaveBeenCalled();
});
