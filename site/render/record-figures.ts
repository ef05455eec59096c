/**
 * Before a build: `node site/render/record-figures.ts` keeps the plans' figures with the day that showed them first, for
 * `/partners/changes`. Nothing is taken out.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { type Plan, plans } from '../../shared/content/plans/plans.ts';
import { type FiguresEdition, figuresEditions, figuresOf } from '../../shared/content/records/figures-editions.ts';

const file = 'shared/content/records/figures-editions.json';

/** @param today such as `2026-11-25`: what changes twice in a day is told as one change */
export function withEdition(editions: readonly FiguresEdition[], plans: readonly Plan[], today: string) {
	const figures = figuresOf(plans);
	if (JSON.stringify(editions.at(-1)?.plans) === JSON.stringify(figures)) return editions;
	return [...editions.filter(({ date }) => date !== today), { date: today, plans: figures }];
}

if (import.meta.main) {
	const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' });
	const json = `${JSON.stringify(withEdition(figuresEditions, plans, today), null, '\t')}\n`;
	if (json !== readFileSync(file, 'utf8')) {
		writeFileSync(file, json);
		console.error(`• The plans have other figures, recorded in ${file}: keep that file with the sources.`);
	}
}
