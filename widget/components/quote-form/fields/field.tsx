/** A labelled control, date or group of checkboxes, with its hint, error message and advice, and with its ids and ARIA attributes. */

import type { ReactNode } from 'react';
import { hints, labels } from '#words/form-copy.ts';
import { keyedText } from '../../text/keyed-text.tsx';
import type { EnquiryState } from '../enquiry/enquiry-state.ts';

interface FieldTexts {
	hint?: string | undefined;
	error?: string | undefined;
	/** Id of another text that describes the control. */
	describedBy?: string | undefined;
}

/** What the form knows about its fields: errors and advice are keyed by field name. */
export type FieldStates = Pick<EnquiryState, 'errors' | 'advice' | 'live' | 'filled'>;

interface ControlProps extends ControlStates {
	id: string;
	name: string;
	className: string;
	part: string;
	'aria-describedby': string | undefined;
}

interface ControlStates {
	'aria-required': true | undefined;
	'aria-invalid': true | undefined;
}

interface FieldProps extends FieldStates, Pick<FieldTexts, 'describedBy'> {
	name: keyof typeof labels;
	isOptional?: boolean | undefined;
	/** True for a group of checkboxes, on which ARIA allows neither `aria-invalid` nor `aria-required`. */
	isGroup?: boolean;
	isDate?: boolean;
	/** Shown after the advice. */
	link?: ReactNode;
	children: (control: ControlProps) => ReactNode;
}

export function Field({
	name,
	errors,
	advice,
	live,
	describedBy: id,
	isOptional,
	isGroup,
	isDate,
	link,
	children,
}: FieldProps) {
	const hint = (hints as Partial<Record<string, string>>)[name];
	const error = errors[name];
	const description = describedBy(name, { hint, error, describedBy: id });
	const Box = isGroup || isDate ? 'fieldset' : 'div';
	const Label = isGroup ? 'legend' : 'label';
	const label = (
		<Label htmlFor={isGroup ? undefined : name} className="label" part="label">
			{labels[name]}
		</Label>
	);
	return (
		<Box className="field" part="field" aria-describedby={isGroup ? description : undefined}>
			{isDate ? (
				<DateLegend label={label}>{hintAndError(name, { hint, error }, 'span')}</DateLegend>
			) : (
				<>
					{label}
					{hintAndError(name, { hint, error })}
				</>
			)}
			{children({
				id: name,
				name,
				className: 'control',
				part: 'control',
				...controlStates(error, isOptional),
				// Dates and the options of a group are described only by the error: the legend of a date contains the hint, and the
				// fieldset of a group is described by it.
				'aria-describedby': describedBy(name, isGroup || isDate ? { error } : { hint, error, describedBy: id }),
			})}
			{/* Not a `p`, because assistive technology would find an empty paragraph at each field. */}
			<div className="advice" part="advice" aria-live={live}>
				{keyedText(advice[name])}
				{link}
			</div>
		</Box>
	);
}

/** Firefox focuses a part of a date (such as the day), which has neither the field's name nor its description. So the legend contains both. */
export function DateLegend({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<legend>
			{label}
			{children}
		</legend>
	);
}

/** `aria-required` instead of `required`, because browsers report an untouched required field as invalid. */
export function controlStates(error: string | undefined, isOptional = false): ControlStates {
	return { 'aria-required': isOptional ? undefined : true, 'aria-invalid': error ? true : undefined };
}

/** Ids of the texts that describe a control, most urgent first. */
export function describedBy(name: string, { hint, error, describedBy }: FieldTexts): string | undefined {
	return [error && `${name}-error`, describedBy, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Hint and error are above the control, because both must be read before answering. */
export function hintAndError(name: string, { hint, error }: FieldTexts, Text: 'p' | 'span' = 'p') {
	return (
		<>
			{hint && (
				<Text className="hint" part="hint" id={`${name}-hint`}>
					{hint}
				</Text>
			)}
			{error && (
				<Text className="error" part="error" id={`${name}-error`}>
					{keyedText(error)}
				</Text>
			)}
		</>
	);
}
