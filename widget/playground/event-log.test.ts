/** The playground's log. */

import { beforeEach, expect, test } from 'vitest';
import { reportEvents, startLog } from './event-log.ts';

const log = document.createElement('div');
const lines = () => Array.from(log.children, ({ textContent }) => textContent.replace(/^[\d.]+ s {2}/, ''));

beforeEach(() => {
	document.body.innerHTML = '<quote-widget id="form"></quote-widget>';
});

test('keeps the newest lines of very many', () => {
	const report = startLog(log);
	for (let count = 1; count <= 700; count++) report(`${count}`);
	expect(lines()).toHaveLength(500);
	expect(lines().at(-1)).toBe('700');
	startLog(log);
	expect(lines()).toEqual([]);
});

test('writes an event with its detail and its element, and cancels what it is asked to', () => {
	reportEvents(document, startLog(log), (name) => name === 'quote-widget:submit');
	const passed = ['start', 'submit'].map((name) => {
		const event = new CustomEvent(`quote-widget:${name}`, {
			bubbles: true,
			cancelable: true,
			detail: { plan: 'plan-1', partner: undefined },
		});
		return document.querySelector('quote-widget')?.dispatchEvent(event);
	});
	expect(passed).toEqual([true, false]);
	expect(lines()).toEqual([
		'quote-widget:start {"plan":"plan-1"} from #form',
		'quote-widget:submit {"plan":"plan-1"} from #form, canceled',
	]);
});
