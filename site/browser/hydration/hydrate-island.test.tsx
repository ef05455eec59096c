/** @vitest-environment jsdom */
/** Tests that every island hydrates React's HTML, on React (as in the sources) and on Preact (as in the build). */

import { act, fireEvent, waitFor } from '@testing-library/react';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type IslandName, islands } from '../../islands/islands.tsx';
import { renderDocument } from '../../render/document.tsx';
import * as onReact from './hydrate-island.tsx';

const assets = { fontCss: '', fontUrls: [], script: '/main.js', widgetScript: () => ({ url: '/quote-widget.js' }) };
/** Path of a page that contains the island. */
const places: Record<IslandName, string> = {
	'in-time': '/zh',
	'worth-it': '/maternity',
	'partner-options': '/partners',
	'registered-site': '/partners',
};

async function buildOnPreact(): Promise<typeof onReact> {
	const { output } = (await build({
		logLevel: 'warn',
		build: {
			write: false,
			rolldownOptions: {
				input: 'site/browser/hydration/hydrate-island.tsx',
				preserveEntrySignatures: 'strict',
				output: { codeSplitting: false },
			},
		},
	})) as Rolldown.RolldownOutput;
	expect(Object.keys(output[0].modules).join()).not.toContain('react-dom');
	return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

function openIsland(name: string): HTMLElement {
	// jsdom has no layout, so it has no `IntersectionObserver`.
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
	document.documentElement.innerHTML = renderDocument(places[name as IslandName], assets);
	return document.querySelector(`[data-island=${name}]`) as HTMLElement;
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe.each([
	['React', onReact],
	['Preact', await buildOnPreact()],
])('on %s', (_, { hydrateIsland }) => {
	test.each(Object.keys(places))('%s keeps every element, and logs nothing', async (name) => {
		vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: false }));
		const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
		const island = openIsland(name);
		const elements = [...island.querySelectorAll('*')];
		expect(elements.length).toBeGreaterThan(5);
		await act(() => hydrateIsland(island));
		await new Promise((painted) => requestAnimationFrame(painted));
		expect(elements.filter((element) => !island.contains(element))).toEqual([]);
		for (const spy of logs) expect(spy).not.toHaveBeenCalled();
	});

	test('partner-options follows each letter that is typed', async () => {
		vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: false }));
		const island = openIsland('partner-options');
		await act(() => hydrateIsland(island));
		fireEvent.input(island.querySelector('#partner') as Element, { target: { value: 'beta-brokers' } });
		await waitFor(() => expect(island.querySelector('.embed-lines code')?.textContent).toContain('beta-brokers'));
	});

	// Clauses: spec 2.25 8.4
	test('one that fails shows the error screen in its place, with the message', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		vi.spyOn(HTMLFieldSetElement.prototype, 'elements', 'get').mockImplementation(() => {
			throw new Error('Nothing can be reckoned today');
		});
		const island = openIsland('worth-it');
		await hydrateIsland(island);
		await waitFor(() =>
			expect(island.querySelector('[role=alert]')?.textContent).toMatch(
				/Unexpected Application Error!.*Nothing can be reckoned today/,
			),
		);
	});
});

test('one that fails on a page in another language says so in that language', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.spyOn(islands, 'in-time').mockResolvedValue(() => {
		throw new Error('Nothing can be reckoned today');
	});
	const island = openIsland('in-time');
	await onReact.hydrateIsland(island);
	await waitFor(() => expect(island.querySelector('[role=alert] h2')?.textContent).toBe('发生意外的程序错误！'));
});
