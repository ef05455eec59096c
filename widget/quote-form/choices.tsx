/** The fields answered by a choice: plan, gestational week, pregnancy type, consent. */

import { useLayoutEffect, useRef } from 'react';
import { currentConsent } from '../../shared/content/en/consent.ts';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { gestationalWeekOptions, pregnancyTypeLabels } from '../../shared/content/en/form-copy.ts';
import { type PlanChoice, plans } from '../../shared/content/plans.ts';
import { PhoneLink } from './contact.tsx';
import { DueDate, type DueDateProps } from './due-date.tsx';
import { type AnswerNotes, controlStates, describedBy, Field, FieldGroup, HintAndError, isWrong } from './field.tsx';

export interface PlanFieldProps {
	plan: PlanChoice;
	onPlan(plan: PlanChoice): void;
}

export function PlanField({ plan, onPlan }: PlanFieldProps) {
	const select = useRef<HTMLSelectElement>(null);
	// Hydration keeps the prerendered option, and the page may have changed the plan since.
	useLayoutEffect(() => {
		if (select.current) select.current.value = plan;
	}, [plan]);
	return (
		<Field name="plan" label={formCopy.labels.plan} isOptional>
			{(control) => (
				<select
					{...control}
					ref={select}
					value={plan}
					onChange={(event) => onPlan(event.currentTarget.value as PlanChoice)}
				>
					{plans.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
					<option value="">{formCopy.notSureYet}</option>
				</select>
			)}
		</Field>
	);
}

interface GestationalWeekProps extends AnswerNotes, DueDateProps {
	phone: string;
}

export function GestationalWeek({ explanation, onWeek, phone, ...notes }: GestationalWeekProps) {
	const link = notes.advice === formCopy.advice.call && (
		<>
			{' '}
			<PhoneLink phone={phone} />
		</>
	);
	return (
		<Field name="gestationalWeek" label={formCopy.labels.gestationalWeek} {...notes} link={link}>
			{(control) => (
				<>
					<select {...control}>
						<option value="">{formCopy.selectWeek}</option>
						{gestationalWeekOptions.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
					<DueDate explanation={explanation} onWeek={onWeek} />
				</>
			)}
		</Field>
	);
}

export function PregnancyType(notes: AnswerNotes) {
	const name = 'pregnancyType';
	return (
		<FieldGroup name={name} legend={formCopy.labels.pregnancyType} hint={formCopy.hints.pregnancyType} {...notes}>
			{Object.entries(pregnancyTypeLabels).map(([value, label], index) => (
				<label key={value} className="option">
					<input
						type="checkbox"
						// The error summary links to the field's name, so the first option has it as its id.
						id={name + (index || '')}
						name={name}
						value={value}
						aria-invalid={isWrong(notes.error)}
					/>
					<span>{label}</span>
				</label>
			))}
		</FieldGroup>
	);
}

export function Consent({ error }: AnswerNotes) {
	const name = 'consent';
	const notes = { hint: formCopy.whoCalls, error, describedBy: 'consent-text' };
	return (
		<div className="field consent" part="field">
			<p id="consent-text">{currentConsent.text}</p>
			<HintAndError name={name} {...notes} />
			<label className="option">
				<input
					type="checkbox"
					id={name}
					name={name}
					value="true"
					{...controlStates(error)}
					aria-describedby={describedBy(name, notes)}
				/>
				<span>{formCopy.consentLabel}</span>
			</label>
		</div>
	);
}
