/** Detects a widget build on a page whose figures are old and not the served ones. */

import { figuresMonth } from '../../shared/content/figures/figures-month.ts';

const outdatedAfterMs = 90 * 24 * 60 * 60 * 1000;

/** @param version of the widget, such as `1.0.0+2025-01`, which ends with the month in which its figures were checked */
export function hasOutdatedFigures(version = '', served = figuresMonth, now = Date.now()): boolean {
	const [, month, year, number] = /\+((\d{4})-(\d{2}))$/.exec(version) ?? [];
	// Date.UTC counts months from 0, so this is the start of the next month.
	return month !== undefined && month !== served && now - Date.UTC(Number(year), Number(number)) > outdatedAfterMs;
}
