/** Marks the visitor's week on every ruler of the page. */

import { followVisit, readVisit, weekOf } from './visit.ts';

export function markWeek({ documentElement: { style, dataset } }: Document): void {
	function mark() {
		const week = weekOf(readVisit());
		if (week === undefined) delete dataset.week;
		else dataset.week = `${week}`;
		style.setProperty('--week', `${week ?? ''}`);
	}
	mark();
	followVisit(mark);
}
