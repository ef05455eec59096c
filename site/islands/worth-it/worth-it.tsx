/** “Is it worth it?”: for a selected event, shows the bill, what helps to pay the bill, and the premium on one scale. */

import { useLayoutEffect, useRef, useState } from 'react';
import * as figures from '../../../shared/content/figures/figures.ts';
import { formatAmount, formatDollars } from '../../../shared/content/figures/money.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { happenings, type Stay, type WorthScale, worthScale } from './worth-scale.ts';

type Control = HTMLInputElement | HTMLSelectElement;
type Copy = Words['worthItCopy'];

/** Event that the prerendered HTML shows. */
const atFirst: Stay = { happening: 'illness', days: 7, sumAssured: figures.sumAssured.minimum };

/** Bars of the chart, by the titles above them. */
const groups = {
	paid: ['premium'],
	cost: ['birth', 'intensiveCare'],
	received: ['mediSave', 'lumpSum', 'dailyCash'],
} as const satisfies Record<keyof Copy['groups'], readonly (keyof WorthScale)[]>;

const step = 5000;

export function WorthIt({ copy }: { copy: Copy }) {
	const fieldset = useRef<HTMLFieldSetElement>(null);
	const [stay, setStay] = useState(atFirst);
	// Set when the visitor changes a control: the answer is then announced, unlike the first answer.
	const [announced, setAnnounced] = useState<Stay>();
	const readControls = () => {
		const next = stayIn(fieldset.current as HTMLFieldSetElement);
		setStay(next);
		return next;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to read controls that were changed before hydration.
	useLayoutEffect(() => void readControls(), []);
	const isAnnounced = announced === stay;
	const paysNothing = stay.happening === 'normal-birth';
	const scale = worthScale(stay);
	const end = Math.ceil(Math.max(...Object.values(scale).map(({ to }) => to)) / step) * step;
	const paid = { from: scale.lumpSum.from + scale.dailyCash.from, to: scale.lumpSum.to + scale.dailyCash.to };
	const answer = (
		<>
			{/* Orca pauses at a line break. It would join a block with the text after the block, and announce a `strong` separately. */}
			<span className="great-figure">{amount(paid, copy)}</span> <br />
			{sentence(stay, copy)}
		</>
	);
	return (
		<div className="worth-it">
			<h4 id="worth-it">{copy.title}</h4>
			<fieldset
				ref={fieldset}
				className="tool-controls"
				aria-labelledby="worth-it"
				onInput={readControls}
				// On Preact this is the native `change` event, which fires when a slider is released, not at each step.
				onChange={() => setAnnounced(readControls())}
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
					<label htmlFor="days-in-hospital">{paysNothing ? copy.noDays : copy.days(stay.days)}</label>
					<input
						id="days-in-hospital"
						name="days"
						type="range"
						min={1}
						max={figures.dailyBenefitDays}
						defaultValue={atFirst.days}
						disabled={paysNothing}
						aria-valuetext={copy.inDays(stay.days)}
					/>
				</div>
				<div>
					<label htmlFor="sum-assured">{copy.sumAssured}</label>
					<select id="sum-assured" name="sumAssured" defaultValue={atFirst.sumAssured}>
						{figures.sumAssured.options.map((sum) => (
							<option key={sum} value={sum}>
								{formatDollars(sum)}
							</option>
						))}
					</select>
				</div>
			</fieldset>
			{/* Orca announces only elements that are added to an existing live region, so each answer is a new element in the region. */}
			<p>
				{!isAnnounced && answer}
				<span aria-live="polite">{isAnnounced && <span key={Object.values(stay).join()}>{answer}</span>}</span>
			</p>
			<p className="source bars-legend" aria-hidden="true">
				{(['least', 'most'] as const).map((name) => (
					<span key={name}>
						<svg aria-hidden="true" focusable="false">
							{Object.keys(groups).map((group, index, { length }) => (
								<g key={group} className={`bars-${group}`}>
									<rect
										className={`bar-${name}`}
										x={`${(index / length) * 100}%`}
										width={`${100 / length}%`}
										height="100%"
									/>
								</g>
							))}
						</svg>
						{copy.legend[name]}
					</span>
				))}
			</p>
			<div className="scale">
				{Object.entries(groups).map(([group, bars]) => (
					<div key={group} className={`bars-${group}`}>
						<p className="bars-title">{copy.groups[group as keyof typeof groups]}</p>
						<dl>
							{bars.map((name) => (
								<div key={name}>
									<dt>{copy.rows[name](copy.inDays(stay.days))}</dt>
									<dd>
										<span>{amount(scale[name], copy, name === 'premium' ? formatAmount : formatDollars)}</span>
										<Bar {...scale[name]} end={end} />
									</dd>
								</div>
							))}
						</dl>
					</div>
				))}
			</div>
			<p className="scale-ends" aria-hidden="true">
				<span>S$0</span>
				<span>{formatDollars(end)}</span>
			</p>
			<p className="left-out">{copy.note}</p>
		</div>
	);
}

/** Bar that is filled up to the lowest amount and pale up to the highest, with a mark at every step beyond. */
function Bar({ from, to, end }: { from: number; to: number; end: number }) {
	const percent = (dollars: number) => `${(dollars / end) * 100}%`;
	const steps = Array.from({ length: end / step - 1 }, (_, index) => percent((index + 1) * step));
	return (
		<svg className="bar" aria-hidden="true" focusable="false">
			<rect className="bar-ground" width="100%" height="100%" />
			{steps.map((x) => (
				<line key={x} x1={x} x2={x} y2="100%" />
			))}
			<rect className="bar-most" width={percent(to)} height="100%" />
			<rect className="bar-least" width={percent(from)} height="100%" />
		</svg>
	);
}

function amount({ from, to }: { from: number; to: number }, copy: Copy, format = formatDollars): string {
	if (from === to) return format(to);
	return from === 0 ? copy.upTo(format(to)) : copy.amounts(format(from), format(to));
}

/** Text after the large amount. */
function sentence({ happening, days, sumAssured }: Stay, copy: Copy): string {
	if (happening === 'normal-birth') return copy.normalBirth;
	const basis = copy.basis(copy.inDays(days), formatDollars(sumAssured));
	return happening === 'intensive-care' ? copy.intensiveCare(basis) : copy.diagnosis(basis);
}

function stayIn({ elements }: HTMLFieldSetElement): Stay {
	const values = Object.fromEntries(Array.from(elements as Iterable<Control>, ({ name, value }) => [name, value]));
	return {
		happening: values.happening as Stay['happening'],
		days: Number(values.days),
		sumAssured: Number(values.sumAssured),
	};
}
