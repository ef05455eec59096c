/** The route table at work in the application. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { fetchPage, pages } from './pages.ts';
import { routes } from './routes.ts';

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

test.each([
	['/', 'landing'],
	['/terms', 'terms'],
	['/plans/42', 'not-found'],
])('shows the page of the most specific route, and the page not found for any other path: %s', (path, name) => {
	for (const each of routes) pages[each.name] = () => <p>{each.name}</p>;
	render(<App path={path} />);
	expect(screen.getByRole('main').textContent).toBe(name);
});

test('the page not found says so, and logs the path', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	window.history.replaceState(null, '', '/plans/42');
	await fetchPage('not-found');
	render(<App path="/plans/42" />);
	expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
	expect(console.log).toHaveBeenCalledWith('404: no page at /plans/42');
});
