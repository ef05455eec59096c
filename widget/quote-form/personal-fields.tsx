/** The fields about the person, which browsers can autofill. */

import * as formCopy from '../../shared/content/en/form-copy.ts';
import { type AnswerNotes, Field } from './field.tsx';

export function Name(notes: AnswerNotes) {
	return (
		<Field name="name" label={formCopy.labels.name} {...notes}>
			{(control) => <input {...control} autoComplete="name" spellCheck="false" />}
		</Field>
	);
}

export function DateOfBirth(notes: AnswerNotes) {
	return (
		<Field name="dateOfBirth" label={formCopy.labels.dateOfBirth} hint={formCopy.hints.dateOfBirth} {...notes}>
			{(control) => <input {...control} type="date" autoComplete="bday" />}
		</Field>
	);
}

export function Email(notes: AnswerNotes) {
	return (
		<Field name="email" label={formCopy.labels.email} {...notes}>
			{(control) => <input {...control} type="email" inputMode="email" autoComplete="email" spellCheck="false" />}
		</Field>
	);
}

export function MobilePhone(notes: AnswerNotes) {
	const prefixId = 'mobilePhone-prefix';
	return (
		<Field
			name="mobilePhone"
			label={formCopy.labels.mobilePhone}
			hint={formCopy.hints.mobilePhone}
			describedBy={prefixId}
			{...notes}
		>
			{(control) => (
				<div className="prefixed">
					<span className="prefix" id={prefixId}>
						{formCopy.mobilePrefix}
					</span>
					<input {...control} type="tel" inputMode="tel" autoComplete="tel" placeholder={formCopy.mobilePlaceholder} />
				</div>
			)}
		</Field>
	);
}
