/** Whether a page shows a build of the widget whose figures are old, and not those that are served now. */

import { figuresMonth } from '../../shared/content/figures/figures-month.ts';

/** In milliseconds. */
const oldAfter = 90 * 24 * 60 * 60 * 1000;

/** @param version of the widget, such as `1.0.0+2025-01`: the month in which its figures were checked stands last */
export function hasOutdatedFigures(version = '', served = figuresMonth, now = Date.now()): boolean {
	const [, month, year, number] = /\+((\d{4})-(\d{2}))$/.exec(version) ?? [];
	// The month's own number counts from 1, that of a date from 0: this is the end of the month.
	return month !== undefined && month !== served && now - Date.UTC(Number(year), Number(number)) > oldAfter;
}
