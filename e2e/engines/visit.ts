/** Fills in the widget's form, and waits for conditions, in any engine. */

import { expect } from '@playwright/test';
import { labels, pregnancyTypeLabels } from '../../shared/content/words/en/form-copy.ts';
import { control, type Engine } from './engine.ts';

export async function fillIn(engine: Engine): Promise<void> {
	await engine.fill(control(labels.name), 'Tan Mei Ling');
	await engine.fill(control(labels.dateOfBirth), '1992-03-14');
	await engine.fill(control(labels.email), 'mei@example.com');
	await engine.fill(control(labels.mobilePhone), '8123 4567');
	await engine.choose(control(labels.gestationalWeek), '20 weeks');
	// Waits for the date in words, because it appears after a delay and moves the controls below. The dots match no-break spaces.
	await waitFor(engine, `/14.March.1992/.test(${control(labels.dateOfBirth)}.closest('.field').textContent)`);
	await engine.click(control(pregnancyTypeLabels['single-natural']));
	await engine.click(control('I agree'));
}

export async function waitFor(engine: Engine, expression: string): Promise<void> {
	await expect.poll(() => engine.evaluate(`Boolean(${expression})`)).toBe(true);
}
