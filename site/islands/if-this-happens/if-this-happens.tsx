/** “If this happens”: what each plan pays for an event, and what it costs. */

import { useLayoutEffect, useRef, useState } from 'react';
import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../../shared/content/figures/money.ts';
import { isPremiumKnown, type Plan, plans } from '../../../shared/content/plans/plans.ts';
import { payoutSentence } from '../../../shared/content/words/payout-sentence.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { happenings, payout, type Stay } from './payout.ts';
import { PayoutsTable } from './payouts-table.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

/** Where the controls stand at first, by their names: what the HTML shows without scripts. */
const atFirst = { happening: 'complication', days: 7, sumAssured: figures.sumAssured.minimum } as const;

/** What the controls say, as they stand. */
function readStay(controls: readonly Control[]): Stay {
	const chosen = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
	return {
		happening: happenings.find((known) => known === chosen.happening) ?? atFirst.happening,
		days: Number(chosen.days),
		sumAssured: Number(chosen.sumAssured),
	};
}

export function IfThisHappens({ copy }: { copy: Words['ifThisHappensCopy'] }) {
	const fieldset = useRef<HTMLFieldSetElement>(null);
	const controls = () => [...(fieldset.current?.elements ?? [])] as Control[];
	const [stay, setStay] = useState<Stay>(atFirst);
	const update = () => setStay(readStay(controls()));
	const choices = Object.values(stay).join();
	// Only what the controls change is announced, not the first answer.
	const [announced, setAnnounced] = useState('');
	const isAnnounced = announced === choices;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the controls may have been moved before hydration.
	useLayoutEffect(update, []);
	const paysNoDays = stay.happening === 'normal-birth';
	const isPriced = isPremiumKnown(stay.sumAssured);
	const totals = plans.map((plan) => payout(plan, stay).total);
	const lowest = formatDollars(Math.min(...totals));
	const highest = formatDollars(Math.max(...totals));
	const price = ({ premium, bundlingRequired }: Plan) =>
		(bundlingRequired === 'Yes' ? copy.onceOfTwo : copy.once)(formatPremium(premium));
	const answer = (
		<>
			{/* As in “Am I in time?”: Orca would read a block glued to what follows, and announce a `strong` by itself. */}
			<span className="great-figure">{lowest === highest ? lowest : copy.amounts(lowest, highest)}</span> <br />
			{payoutSentence(copy, stay)}
		</>
	);
	return (
		<div className="if-this-happens">
			<h3 id="if-this-happens">{copy.title}</h3>
			<fieldset
				ref={fieldset}
				className="tool-controls"
				aria-labelledby="if-this-happens"
				onInput={update}
				// Once a slider is let go, not at each step.
				onChange={() => setAnnounced(Object.values(readStay(controls())).join())}
			>
				<div>
					<label htmlFor="happening">{copy.event}</label>
					<select id="happening" name="happening" defaultValue={atFirst.happening}>
						{happenings.map((happening) => (
							<option key={happening} value={happening}>
								{copy.happenings[happening]}
							</option>
						))}
					</select>
				</div>
				<div>
					<label htmlFor="days-in-hospital">{paysNoDays ? copy.noDays : copy.days(stay.days)}</label>
					<input
						id="days-in-hospital"
						name="days"
						type="range"
						min={1}
						max={figures.dailyBenefitDays}
						defaultValue={atFirst.days}
						disabled={paysNoDays}
						aria-valuetext={copy.inDays(stay.days)}
					/>
				</div>
				<div>
					<label htmlFor="sum-assured">{copy.sumAssured}</label>
					<select id="sum-assured" name="sumAssured">
						{figures.sumAssured.options.map((amount) => (
							<option key={amount} value={amount}>
								{formatDollars(amount)}
							</option>
						))}
					</select>
				</div>
			</fieldset>
			{/* Orca announces what enters a region that was live before: as one element, once. */}
			<p>
				{!isAnnounced && answer}
				<span aria-live="polite">{isAnnounced && <span key={announced}>{answer}</span>}</span>
			</p>
			<PayoutsTable stay={stay} copy={copy} price={isPriced ? price : undefined} />
			<p className="source">{(isPriced ? copy.note : copy.ask)(formatDollars(atFirst.sumAssured))}</p>
		</div>
	);
}
