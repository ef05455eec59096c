/** The controls of the comparison: sum assured, plans compared, order, highlighting, printing, sharing. */

import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { type PlanSort, planSorts } from '../../shared/content/en/comparison-copy.ts';
import { sumsAssured } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { isPremiumKnown, type PlanId, planIds, plans } from '../../shared/content/plans.ts';
import { printAlone } from '../print/print-alone.ts';
import { type ComparisonState, comparePlan, isPair } from './comparison-state.ts';
import { ShareButton } from './share-button.tsx';
import { effectiveSort } from './sort-plans.ts';

interface ComparisonToolsProps {
	state: ComparisonState;
	onChange: (change: Partial<ComparisonState>) => void;
	/** Whether to offer the address of this comparison. */
	share: boolean;
}

export function ComparisonTools({ state, onChange, share }: ComparisonToolsProps) {
	const { compared } = state;
	return (
		<div className="tools">
			<fieldset className="choice">
				<legend className="label">{comparisonCopy.sumAssured}</legend>
				{sumsAssured.map((sumAssured) => (
					<label key={sumAssured}>
						<input
							type="radio"
							name="sum-assured"
							checked={sumAssured === state.sumAssured}
							onChange={() => onChange({ sumAssured })}
						/>
						<span>{formatDollars(sumAssured)}</span>
					</label>
				))}
			</fieldset>
			<PlanSelect label={comparisonCopy.compare} place={0} compared={compared} onChange={onChange} />
			{isPair(compared) ? (
				<PlanSelect label={comparisonCopy.compareWith} place={1} compared={compared} onChange={onChange} />
			) : (
				<SortSelect state={state} onChange={onChange} />
			)}
			<label className="option">
				<input
					type="checkbox"
					checked={state.highlight}
					onChange={(event) => onChange({ highlight: event.target.checked })}
				/>
				<span>{comparisonCopy.highlight}</span>
			</label>
			<div className="actions">
				<button type="button" className="print" onClick={(event) => printAlone(event.currentTarget, 'comparison')}>
					{comparisonCopy.print}
				</button>
				{share && <ShareButton state={state} />}
			</div>
		</div>
	);
}

interface PlanSelectProps extends Pick<ComparisonToolsProps, 'onChange'> {
	label: string;
	/** Which of the two plans compared it chooses. */
	place: 0 | 1;
	compared: readonly PlanId[];
}

/** Chooses one of two plans; the first select offers all plans, too. */
function PlanSelect({ label, place, compared, onChange }: PlanSelectProps) {
	return (
		<label>
			<span className="label">{label}</span>
			<select
				className="control"
				value={isPair(compared) ? compared[place] : ''}
				onChange={({ target: { value } }) =>
					onChange({ compared: value ? comparePlan(value as PlanId, place, compared) : planIds })
				}
			>
				{!place && <option value="">{comparisonCopy.allPlans}</option>}
				{plans.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}

function SortSelect({ state: { sort, sumAssured }, onChange }: Pick<ComparisonToolsProps, 'state' | 'onChange'>) {
	const isKnown = isPremiumKnown(sumAssured);
	return (
		<label>
			<span className="label">{comparisonCopy.sortBy}</span>
			<select
				className="control"
				value={effectiveSort(sort, sumAssured)}
				onChange={(event) => onChange({ sort: event.target.value as PlanSort })}
			>
				{Object.entries({ ...planSorts, ...(!isKnown && { premium: comparisonCopy.noPremiumSort }) }).map(
					([key, label]) => (
						<option key={key} value={key} disabled={key === 'premium' && !isKnown}>
							{label}
						</option>
					),
				)}
			</select>
		</label>
	);
}
