/** The questions about the person: who, how old, and how to reach her. Browsers fill them in where they know the answers. */

import { formCopy } from '../../shared/content/form-copy.ts';
import { Field } from './field.tsx';

const { labels, hints } = formCopy;

interface PersonalFieldProps {
	error: string | undefined;
	advice?: string | undefined;
}

export function Name(notes: PersonalFieldProps) {
	return (
		<Field name="name" label={labels.name} {...notes}>
			{(control) => <input {...control} autoComplete="name" spellCheck="false" />}
		</Field>
	);
}

export function DateOfBirth(notes: PersonalFieldProps) {
	return (
		<Field name="dateOfBirth" label={labels.dateOfBirth} {...notes}>
			{(control) => <input {...control} type="date" autoComplete="bday" />}
		</Field>
	);
}

export function Email(notes: PersonalFieldProps) {
	return (
		<Field name="email" label={labels.email} {...notes}>
			{(control) => (
				<input
					{...control}
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck="false"
				/>
			)}
		</Field>
	);
}

export function MobilePhone(notes: PersonalFieldProps) {
	return (
		<Field name="mobilePhone" label={labels.mobilePhone} hint={hints.mobilePhone} {...notes}>
			{(control) => (
				<div className="prefixed">
					<span className="prefix" aria-hidden="true">
						{formCopy.mobilePrefix}
					</span>
					<input {...control} type="tel" inputMode="tel" autoComplete="tel" placeholder={formCopy.mobilePlaceholder} />
				</div>
			)}
		</Field>
	);
}
