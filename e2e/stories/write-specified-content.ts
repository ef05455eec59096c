/** Gives a copy of the project the plans and figures of the specification, whatever an operator has made of the JSON files. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../scripts/build/content/check-content.ts';
import { specifiedFigures } from '../../shared/testing/specified-figures.ts';
import { specifiedPlans } from '../../shared/testing/specified-plans.ts';

/** @param folder of the copy */
export function writeSpecifiedContent(folder: string): void {
	const { figures, plans } = readContent();
	const sources = Object.entries(figures.sources).map(([name, source]) => [name, { ...source, checked: '2025-01' }]);
	const specified = {
		figures: { ...figures, ...specifiedFigures, sources: Object.fromEntries(sources) },
		plans: { ...plans, plans: specifiedPlans, withdrawnPlanIds: [] },
	};
	for (const [name, content] of Object.entries(specified))
		writeFileSync(join(folder, 'shared/content', `${name}.json`), JSON.stringify(content));
}
