/** The route table at work in the application. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

test('shows the page of the most specific route, and the page not found for any other path', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	window.history.replaceState(null, '', '/plans/42');
	render(<App path="/plans/42" />);
	expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
	expect(console.log).toHaveBeenCalledWith('404: no page at /plans/42');
});

test('a page that is one is not taken for a missing one', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	render(<App path="/terms" />);
	await vi.dynamicImportSettled();
	expect(screen.queryByRole('heading', { name: 'Oops! Page not found' })).toBeNull();
	expect(console.log).not.toHaveBeenCalled();
});
