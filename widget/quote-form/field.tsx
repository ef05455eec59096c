/** A labelled control with its hint, error message and advice: ids and ARIA attributes are wired here and nowhere else. */

import type { ReactNode } from 'react';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { keyedText } from '../text/keyed-text.tsx';
import './field.css';

/** What is said about the answer to a question. */
export interface AnswerNotes {
	error: string | undefined;
	/** Said politely as it appears. Fields that never have any leave it out. */
	advice?: string | undefined;
}

interface Notes extends Partial<AnswerNotes> {
	hint?: string;
}

interface ControlProps extends Descriptions {
	id: string;
	name: string;
	className: string;
	part: string;
}

interface Descriptions {
	'aria-invalid'?: true;
	'aria-describedby'?: string;
}

interface FieldProps extends Notes {
	name: keyof EnquiryDraft;
	label: string;
	children: (control: ControlProps) => ReactNode;
}

export function Field({ name, label, children, ...notes }: FieldProps) {
	return (
		<div className="field" part="field">
			<label htmlFor={name} className="label" part="label">
				{label}
			</label>
			<HintAndError name={name} {...notes} />
			{children({ id: name, name, className: 'control', part: 'control', ...describe(name, notes) })}
			<AdviceNote name={name} {...notes} />
		</div>
	);
}

interface FieldGroupProps extends Notes {
	name: keyof EnquiryDraft;
	legend: string;
	children: ReactNode;
}

/** The same for a group of checkboxes. */
export function FieldGroup({ name, legend, children, ...notes }: FieldGroupProps) {
	return (
		<fieldset className="field" part="field" {...describe(name, notes)}>
			<legend className="label" part="label">
				{legend}
			</legend>
			<HintAndError name={name} {...notes} />
			{children}
			<AdviceNote name={name} {...notes} />
		</fieldset>
	);
}

/** The attributes that tie a control to what is said about it; `more` names further texts by their id. */
export function describe(name: string, { hint, error, advice }: Notes, more = ''): Descriptions {
	const notes = [error && `${name}-error`, more, hint && `${name}-hint`, advice && `${name}-advice`].filter(Boolean);
	return {
		...(error && { 'aria-invalid': true }),
		...(notes.length && { 'aria-describedby': notes.join(' ') }),
	};
}

type NoteProps = Notes & { name: string };

/** What is read before the answer is given. */
export function HintAndError({ name, hint, error }: NoteProps) {
	return (
		<>
			{hint && (
				<p className="hint" part="hint" id={`${name}-hint`}>
					{hint}
				</p>
			)}
			{error && (
				<p className="error" part="error" id={`${name}-error`}>
					{keyedText(error)}
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
		</p>
	);
}
