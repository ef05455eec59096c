/** A field: label, hint, error message, control (or group of checkboxes) and advice, linked by ids and ARIA attributes. */

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

/** State of the form's fields. Errors and advice are keyed by field name. */
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
	/** Shown after the text of the advice. */
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
				// Only the error describes a date, whose legend contains the hint, and the options of a group, whose fieldset is described
				// by the hint.
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

/** Label and texts in a legend, because Firefox announces only the group's name at a part of a date, such as the day. */
export function DateLegend({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<legend>
			{label}
			{children}
		</legend>
	);
}

/** Uses `aria-required`, because browsers report an empty field with `required` as invalid even before it was touched. */
export function controlStates(error: string | undefined, isOptional = false): ControlStates {
	return { 'aria-required': isOptional ? undefined : true, 'aria-invalid': error ? true : undefined };
}

/** Ids of the texts that describe a control, most urgent first. */
export function describedBy(name: string, { hint, error, describedBy }: FieldTexts): string | undefined {
	return [error && `${name}-error`, describedBy, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Hint and error, rendered above the control, because visitors need them before they answer. */
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
