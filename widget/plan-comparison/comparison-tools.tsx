/** The controls of the comparison: sum assured, order, highlighting, printing, plans side by side. */

import * as comparisonCopy from '../../shared/content/en/comparison-copy.ts';
import { type PlanSort, planSorts } from '../../shared/content/en/comparison-copy.ts';
import { sumsAssured } from '../../shared/content/figures.ts';
import { formatDollars } from '../../shared/content/money.ts';
import { planIds, plans } from '../../shared/content/plans.ts';
import type { ComparisonState } from './comparison-state.ts';

interface ComparisonToolsProps {
	state: ComparisonState;
	onChange: (change: Partial<ComparisonState>) => void;
}

export function ComparisonTools({ state, onChange }: ComparisonToolsProps) {
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
			<label>
				<span className="label">{comparisonCopy.sortBy}</span>
				<select
					className="control"
					value={state.sort}
					onChange={(event) => onChange({ sort: event.target.value as PlanSort })}
				>
					{Object.entries(planSorts).map(([sort, label]) => (
						<option key={sort} value={sort}>
							{label}
						</option>
					))}
				</select>
			</label>
			<label className="option">
				<input
					type="checkbox"
					checked={state.highlight}
					onChange={(event) => onChange({ highlight: event.target.checked })}
				/>
				<span>{comparisonCopy.highlight}</span>
			</label>
			<button type="button" className="print" onClick={() => print()}>
				{comparisonCopy.print}
			</button>
			<SideBySide state={state} onChange={onChange} />
		</div>
	);
}

/** Selects the plans to show side by side. The last two cannot be unticked. */
function SideBySide({ state: { sideBySide }, onChange }: ComparisonToolsProps) {
	return (
		<fieldset className="choice side-by-side-choice">
			<legend className="label">{comparisonCopy.sideBySide}</legend>
			{plans.map(({ id, name }) => {
				const checked = sideBySide.includes(id);
				const chosen = planIds.filter((each) => (each === id ? !checked : sideBySide.includes(each)));
				return (
					<label key={id}>
						<input
							type="checkbox"
							checked={checked}
							disabled={chosen.length < 2}
							onChange={() => onChange({ sideBySide: chosen })}
						/>
						<span>{name}</span>
					</label>
				);
			})}
		</fieldset>
	);
}
