/** Tests that the build's checks and the code's types agree on the content, and that the build accepts the specification's. */

import { expect, test } from 'vitest';
import { checkContent, readContent } from '../../../scripts/build/content/check-content.ts';
import { specifiedClaims, specifiedFigures } from '../../testing/specified-figures.ts';
import { specifiedPlans } from '../../testing/specified-plans.ts';
import { type Claim, claims } from '../figures/claims.ts';
import { type Plan, plans } from './plans.ts';

test('what the build accepts is what the code expects', () => {
	const { plans: accepted, brand: edited } = readContent();
	expect(accepted.plans satisfies readonly Omit<Plan, 'id'>[]).toEqual(plans);
	expect(claims).toMatchObject(edited.claims satisfies Record<string, Partial<Claim>>);
});

// Clauses: spec 2.4 2.11 2.17
test('the build accepts the plans, figures and claims of the specification', () => {
	const { brand, figures, languages, plans } = readContent();
	const specified = {
		brand: { ...brand, claims: specifiedClaims },
		figures: { ...figures, ...specifiedFigures },
		languages,
		plans: { ...plans, plans: specifiedPlans, withdrawnPlanIds: [] },
	};
	const sources = Object.entries(specified).map(([name, content]) => [name, JSON.stringify(content)]);
	expect(checkContent(Object.fromEntries(sources))).toEqual(specified);
});
