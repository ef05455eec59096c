/** A labelled control, or group of checkboxes, with its hint, error message and advice. All ids and ARIA attributes are set here. */

import type { ReactNode } from 'react';
import { corrected, hints, labels } from '#words/form-copy.ts';
import { keyedText } from '../../text/keyed-text.tsx';
import type { EnquiryState, ShownError } from '../enquiry/enquiry-state.ts';

interface FieldTexts {
	hint?: string | undefined;
	error?: ShownError | undefined;
	advice?: string | undefined;
	/** Id of another text that describes the control. */
	describedBy?: string | undefined;
}

/** Of all fields: each finds its own error and advice by its name, as it finds its words. */
export type FieldStates = Pick<EnquiryState, 'errors' | 'advice'>;

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
	isOptional?: boolean;
	/** Whether the control is a group of checkboxes. ARIA allows neither `aria-invalid` nor `aria-required` on a group. */
	isGroup?: boolean;
	/** Stands behind the advice. */
	link?: ReactNode;
	children: (control: ControlProps) => ReactNode;
}

export function Field({ name, errors, advice, describedBy: id, isOptional, isGroup, link, children }: FieldProps) {
	const hint = (hints as Partial<Record<string, string>>)[name];
	const texts = { hint, error: errors[name], advice: advice[name], describedBy: id };
	const [Box, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
	const description = describedBy(name, texts);
	return (
		<Box className="field" part="field" aria-describedby={isGroup ? description : undefined}>
			<Label htmlFor={isGroup ? undefined : name} className="label" part="label">
				{labels[name]}
			</Label>
			{hintAndError(name, texts)}
			{children({
				id: name,
				name,
				className: 'control',
				part: 'control',
				...controlStates(texts.error, isOptional),
				'aria-describedby': description,
			})}
			{/* No paragraph: assistive technology would find an empty one at each field. */}
			<div className="advice" part="advice" id={`${name}-advice`} aria-live="polite">
				{keyedText(texts.advice)}
				{link}
			</div>
		</Box>
	);
}

/** `aria-required` instead of `required`, with which browsers report an untouched field as invalid. */
export function controlStates(error: ShownError | undefined, isOptional = false): ControlStates {
	return { 'aria-required': isOptional ? undefined : true, 'aria-invalid': isWrong(error) };
}

function isWrong(error: ShownError | undefined): true | undefined {
	return (error && !error.isCorrected) || undefined;
}

/** Ids of the texts that describe a control, most urgent first. */
export function describedBy(name: string, { hint, error, advice, describedBy }: FieldTexts): string | undefined {
	const ids = [isWrong(error) && `${name}-error`, describedBy, hint && `${name}-hint`, advice && `${name}-advice`];
	return ids.filter(Boolean).join(' ') || undefined;
}

/** Both stand above the control, because they must be read before answering. */
export function hintAndError(name: string, { hint, error }: FieldTexts) {
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
					{error.isCorrected && <span className="corrected">{corrected}</span>}
				</p>
			)}
		</>
	);
}
