/** The controls of the comparison: sum assured, plans compared, order, highlighting, printing, sharing. On a phone they unfold. */

import { useState } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { planSorts } from '#words/comparison-copy.ts';
import { sumsAssured } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { isPremiumKnown, type PlanId, type PlanSort, planIds } from '../../shared/content/plans/plans.ts';
import { printAlone } from '../print/print-alone.ts';
import { planOptions, type SelectOption, selectOptions } from '../text/select-options.tsx';
import { type ComparisonState, comparePlan, isPair } from './comparison-state.ts';
import { ShareButton } from './share-button.tsx';
import { effectiveSort } from './sort-plans.ts';
import type { ChangeComparison } from './use-comparison-state.ts';

interface ComparisonToolsProps {
	state: ComparisonState;
	onChange: ChangeComparison;
	/** Whether to offer the address of this comparison. */
	share: boolean;
}

export function ComparisonTools({ state, onChange, share }: ComparisonToolsProps) {
	const [first, second] = isPair(state.compared) ? state.compared : ['', ''];
	const choosePlan = (place: 0 | 1) => (id: string) =>
		onChange({ compared: id ? comparePlan(id as PlanId, place, state.compared) : planIds });
	const noPremium = !isPremiumKnown(state.sumAssured);
	const [isUnfolded, setUnfolded] = useState(false);
	return (
		<div className="tools">
			<button
				type="button"
				className="button-secondary unfold"
				aria-expanded={isUnfolded}
				onClick={() => setUnfolded(!isUnfolded)}
			>
				{comparisonCopy.tools}
			</button>
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
			<Select
				label={comparisonCopy.compare}
				value={first}
				options={[{ value: '', label: comparisonCopy.allPlans }, ...planOptions]}
				onChoose={choosePlan(0)}
			/>
			{first ? (
				<Select label={comparisonCopy.compareWith} value={second} options={planOptions} onChoose={choosePlan(1)} />
			) : (
				<Select
					label={comparisonCopy.sortBy}
					value={effectiveSort(state.sort, state.sumAssured)}
					options={Object.entries(planSorts).map(([value, label]) => ({
						value,
						label: noPremium && value === 'premium' ? comparisonCopy.noPremiumSort : label,
					}))}
					unavailable={noPremium && 'premium'}
					onChoose={(sort) => onChange({ sort: sort as PlanSort })}
				/>
			)}
			<label className="option">
				<input
					type="checkbox"
					checked={state.highlight}
					onChange={({ target: { checked } }) => onChange({ highlight: checked })}
				/>
				<span>{comparisonCopy.highlight}</span>
			</label>
			<div className="actions">
				{share && <ShareButton state={state} />}
				<button
					type="button"
					className="button-secondary"
					onClick={(event) => printAlone(event.currentTarget, 'comparison')}
				>
					{comparisonCopy.print}
				</button>
			</div>
		</div>
	);
}

interface SelectProps {
	label: string;
	value: string;
	options: readonly SelectOption[];
	/** The value of an option that cannot be chosen now; its label says why. */
	unavailable?: string | false;
	onChoose: (value: string) => void;
}

function Select({ label, value, options, unavailable, onChoose }: SelectProps) {
	return (
		<label>
			<span className="label">{label}</span>
			<select className="control" value={value} onChange={(event) => onChoose(event.target.value)}>
				{selectOptions(options, unavailable)}
			</select>
		</label>
	);
}
