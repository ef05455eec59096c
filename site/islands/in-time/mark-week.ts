/** Marks the visitor's week on every ruler of the page; undefined removes the mark. */

export function markWeek(week: number | undefined): void {
	const { style, dataset } = document.documentElement;
	if (week === undefined) delete dataset.week;
	else dataset.week = `${week}`;
	style.setProperty('--week', `${week ?? ''}`);
}
