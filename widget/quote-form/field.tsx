/** A labelled control with its hint, error message and advice. All ids and ARIA attributes are set here. */

import type { ReactNode } from 'react';
import type { EnquiryField } from '../../shared/enquiry/enquiry-draft.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { ShownError } from './enquiry-state.ts';
import './field.css';

/** The error message and the advice on one answer. */
export interface AnswerNotes {
	error: ShownError | undefined;
	/** Rendered in a polite live region. Fields that never have advice omit the property. */
	advice?: string | undefined;
	/** Stands behind the advice. */
	link?: ReactNode;
}

interface Notes extends Partial<AnswerNotes> {
	hint?: string;
	/** Id of another text that describes the control. */
	describedBy?: string;
}

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

interface FieldProps extends Notes {
	name: EnquiryField;
	label: string;
	isOptional?: boolean;
	children: (control: ControlProps) => ReactNode;
}

export function Field({ name, label, isOptional = false, children, ...notes }: FieldProps) {
	const states = controlStates(notes.error, isOptional);
	return (
		<div className="field" part="field">
			<label htmlFor={name} className="label" part="label">
				{label}
			</label>
			<HintAndError name={name} {...notes} />
			{children({
				id: name,
				name,
				className: 'control',
				part: 'control',
				...states,
				'aria-describedby': describedBy(name, notes),
			})}
			<AdviceNote name={name} {...notes} />
		</div>
	);
}

interface FieldGroupProps extends Notes {
	name: EnquiryField;
	legend: string;
	children: ReactNode;
}

/** A fieldset of checkboxes. ARIA allows neither `aria-invalid` nor `aria-required` on a group. */
export function FieldGroup({ name, legend, children, ...notes }: FieldGroupProps) {
	return (
		<fieldset className="field" part="field" aria-describedby={describedBy(name, notes)}>
			<legend className="label" part="label">
				{legend}
			</legend>
			<HintAndError name={name} {...notes} />
			{children}
			<AdviceNote name={name} {...notes} />
		</fieldset>
	);
}

/** `aria-required` instead of `required`, with which browsers report an untouched field as invalid. */
export function controlStates(error: ShownError | undefined, isOptional = false): ControlStates {
	return { 'aria-required': isOptional ? undefined : true, 'aria-invalid': isWrong(error) };
}

export function isWrong(error: ShownError | undefined): true | undefined {
	return (error && !error.isCorrected) || undefined;
}

/** Ids of the texts that describe a control, most urgent first. */
export function describedBy(name: string, { hint, error, advice, describedBy }: Notes): string | undefined {
	const ids = [isWrong(error) && `${name}-error`, describedBy, hint && `${name}-hint`, advice && `${name}-advice`];
	return ids.filter(Boolean).join(' ') || undefined;
}

type NoteProps = Notes & { name: string };

/** Both stand above the control, because they must be read before answering. */
export function HintAndError({ name, hint, error }: NoteProps) {
	return (
		<>
			{hint && (
				<p className="hint" part="hint" id={`${name}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className="error" part="error" id={`${name}-error`} data-corrected={error.isCorrected || undefined}>
					{keyedText(error.message)}
				</p>
			)}
		</>
	);
}

function AdviceNote({ name, ...notes }: NoteProps) {
	if (!('advice' in notes)) return null;
	return (
		<p className="advice" part="advice" id={`${name}-advice`} aria-live="polite">
			{keyedText(notes.advice)}
			{notes.link}
		</p>
	);
}
