/** The fields of the form in their order and groups. The form changes their React key to empty them. */

import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { gestationalWeekOptions, pregnancyTypeLabels } from '#words/form-copy.ts';
import { type PlanChoice, plans } from '../../../../shared/content/plans/plans.ts';
import { mobilePlaceholder, mobilePrefix } from '../../../../shared/content/words/answers.ts';
import { hasCountryCode } from '../../../../shared/enquiry/answers/mobile-phone.ts';
import { honeypotField } from '../../../../shared/enquiry/enquiry-api.ts';
import { type FormField, type FormFieldName, formFields } from '../../../../shared/enquiry/fields.ts';
import { AdditionalInfo } from './additional-info.tsx';
import { PhoneLink } from './contact.tsx';
import { DueDate } from './due-date.tsx';
import { controlStates, describedBy, Field, type FieldStates, hintAndError } from './field.tsx';

interface PlanFieldProps extends FieldStates {
	plan: PlanChoice;
	onPlan(plan: PlanChoice): void;
}

interface EnquiryFieldsProps extends PlanFieldProps {
	/** Initial text of “Additional information”. */
	sample: string;
	phone: string;
	/** Called when the due date helper selects a week. */
	onWeek(week: string): void;
}

const prefixId = 'mobilePhone-prefix';

export function EnquiryFields({ sample, plan, onPlan, phone, onWeek, ...states }: EnquiryFieldsProps) {
	const { errors, advice } = states;
	const phoneLink = advice.gestationalWeek === formCopy.advice.call && (
		<>
			{' '}
			<PhoneLink phone={phone} />
		</>
	);
	const error = errors.consent;
	/** Fields that need more than a plain input. */
	const special: Partial<Record<FormFieldName, ReactNode>> = {
		mobilePhone: <PhoneField {...states} />,
		gestationalWeek: (
			<Field name="gestationalWeek" {...states} link={phoneLink}>
				{(control) => (
					<>
						<select {...control}>
							{selectOptions([{ value: '', label: formCopy.selectWeek }, ...gestationalWeekOptions])}
						</select>
						<DueDate explanation={advice.dueDate} live={states.live} onWeek={onWeek} />
					</>
				)}
			</Field>
		),
		pregnancyType: (
			<Field name="pregnancyType" {...states} isGroup>
				{({ name, 'aria-invalid': isInvalid, 'aria-describedby': description }) =>
					Object.entries(pregnancyTypeLabels).map(([value, label], index) => (
						<label key={value} className="option">
							{/* The first option has the field's name as its id, because the error summary links to that id. */}
							<input
								type="checkbox"
								id={name + (index || '')}
								name={name}
								value={value}
								aria-invalid={isInvalid}
								aria-describedby={description}
							/>
							<span>{label}</span>
						</label>
					))
				}
			</Field>
		),
		plan: <PlanField plan={plan} onPlan={onPlan} {...states} />,
		additionalInfo: <AdditionalInfo sample={sample} {...states} />,
		consent: (
			<>
				<p className="hint">{formCopy.introduction}</p>
				{/* The wording is a legend, so that screen readers announce it whole and only once, before the checkbox. */}
				<fieldset className="field consent" part="field">
					<legend>{currentConsent.text}</legend>
					{hintAndError('consent', { hint: formCopy.whoCalls, error })}
					<label className="option">
						<input
							type="checkbox"
							id="consent"
							name="consent"
							value="true"
							{...controlStates(error)}
							aria-describedby={describedBy('consent', { error })}
						/>
						<span>{formCopy.consentLabel}</span>
					</label>
				</fieldset>
			</>
		),
	};
	return (
		<>
			<Honeypot />
			{Object.entries<FormField>(formFields).map(([name, field]) => (
				<Fragment key={name}>
					{formCopy.groups[name] && <h3 part="group">{formCopy.groups[name]}</h3>}
					{special[name as FormFieldName] ?? <InputField name={name as LabelledField} field={field} {...states} />}
				</Fragment>
			))}
		</>
	);
}

type LabelledField = keyof typeof formCopy.labels;

function InputField({ name, field, ...states }: FieldStates & { name: LabelledField; field: FormField }) {
	const { kind, autocomplete, isOptional } = field;
	return (
		<Field name={name} {...states} isDate={kind === 'date'} isOptional={isOptional}>
			{(control) => <input {...control} type={kind} autoComplete={autocomplete} spellCheck="false" />}
		</Field>
	);
}

/** Hidden field: the service rejects an enquiry if it is filled in. Its attributes keep password managers and autofill away. */
function Honeypot() {
	return (
		<label className="visually-hidden" aria-hidden="true">
			{formCopy.honeypot}
			<input
				name={honeypotField}
				tabIndex={-1}
				autoComplete="off"
				data-1p-ignore=""
				data-lpignore="true"
				data-bwignore=""
				data-form-type="other"
			/>
		</label>
	);
}

/** Field with the prefix +65, unless the number has a country code. */
function PhoneField(states: FieldStates) {
	const input = useRef<HTMLInputElement>(null);
	const [isPrefixed, setPrefixed] = useState(true);
	const detectCountryCode = () => setPrefixed(!hasCountryCode(`${input.current?.value}`));
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fields are filled in; `onInput` handles typing.
	useLayoutEffect(detectCountryCode, [states.filled]);
	return (
		<Field name="mobilePhone" {...states} describedBy={isPrefixed ? prefixId : undefined}>
			{(control) => (
				<div className="prefixed">
					{isPrefixed && (
						<span className="prefix" id={prefixId}>
							{mobilePrefix}
						</span>
					)}
					<input
						{...control}
						ref={input}
						type="tel"
						inputMode="tel"
						autoComplete={formFields.mobilePhone.autocomplete}
						placeholder={mobilePlaceholder}
						onInput={detectCountryCode}
					/>
				</div>
			)}
		</Field>
	);
}

function PlanField({ plan, onPlan, ...states }: PlanFieldProps) {
	const select = useRef<HTMLSelectElement>(null);
	// Sets the value, because hydration keeps the prerendered option, though the page may have changed the plan since.
	useLayoutEffect(() => {
		if (select.current) select.current.value = plan;
	}, [plan]);
	return (
		<Field name="plan" {...states} isOptional>
			{(control) => (
				<select
					{...control}
					ref={select}
					value={plan}
					onChange={(event) => onPlan(event.currentTarget.value as PlanChoice)}
				>
					{selectOptions([
						...plans.map(({ id, name }) => ({ value: id, label: name })),
						{ value: '', label: formCopy.notSureYet },
					])}
				</select>
			)}
		</Field>
	);
}

function selectOptions(options: readonly { value: string; label: string }[]) {
	return options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
}
