/** The settings of the comparison, and their serialisation as a URL fragment. */

import { planSorts } from '#words/comparison-copy.ts';
import { type SumAssured, sumsAssured } from '../../shared/content/figures.ts';
import { isPlanId, type PlanId, type PlanSort, planIds } from '../../shared/content/plans/plans.ts';

export interface ComparisonState {
	readonly sumAssured: SumAssured;
	readonly sort: PlanSort;
	readonly highlight: boolean;
	/** All plans, or two in the order they were chosen. */
	readonly compared: readonly PlanId[];
}

export const initialComparison: ComparisonState = {
	sumAssured: sumsAssured[0],
	sort: 'recommended',
	highlight: false,
	compared: planIds,
};

const prefix = '#compare?';

export function isComparisonHash(hash: string): boolean {
	return hash.startsWith(prefix);
}

/** Shared links name plans by their numbers, and so stay valid when other plans are added or removed. */
const planPrefix = 'plan-';

/** `#compare?sum=10000&sort=premium&highlight=1&plans=1.4`, without parameters that have their initial value; empty for the initial state. */
export function toHash({ sumAssured, sort, highlight, compared }: ComparisonState): string {
	const parameters = [
		sumAssured !== initialComparison.sumAssured && `sum=${sumAssured}`,
		sort !== initialComparison.sort && `sort=${sort}`,
		highlight && 'highlight=1',
		isPair(compared) && `plans=${compared.map((id) => id.slice(planPrefix.length)).join('.')}`,
	].filter(Boolean);
	return parameters.length > 0 ? prefix + parameters.join('&') : '';
}

/** Missing and invalid parameters get their initial value. */
export function fromHash(hash: string): ComparisonState {
	const parameters = new URLSearchParams(isComparisonHash(hash) ? hash.slice(prefix.length) : '');
	const sort = parameters.get('sort') ?? '';
	const listed = [...new Set(parameters.get('plans')?.split('.'))];
	const compared = listed.map((number) => planPrefix + number).filter(isPlanId);
	return {
		sumAssured: sumsAssured.find((sum) => `${sum}` === parameters.get('sum')) ?? initialComparison.sumAssured,
		sort: Object.hasOwn(planSorts, sort) ? (sort as PlanSort) : initialComparison.sort,
		highlight: parameters.get('highlight') === '1',
		// An older link may list three plans: they are among all.
		compared: isPair(compared) ? compared : planIds,
	};
}

export function isPair(compared: readonly PlanId[]): compared is readonly [PlanId, PlanId] {
	return compared.length === 2;
}

/** Puts a plan first (0) or second (1) of the two compared. The other one stays, or gives way if it is the same. */
export function comparePlan(id: PlanId, place: 0 | 1, compared: readonly PlanId[]): readonly PlanId[] {
	const other = (compared[1 - place] === id ? compared[place] : compared[1 - place]) as PlanId;
	return place ? [other, id] : [id, other];
}
