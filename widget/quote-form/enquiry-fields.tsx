/** The fields of the form in their order. A new `key` remounts them and so empties them. */

import { AdditionalInfo } from './additional-info.tsx';
import { Consent, GestationalWeek, PlanField, type PlanFieldProps, PregnancyType } from './choices.tsx';
import type { EnquiryState } from './enquiry-state.ts';
import { Honeypot } from './honeypot.tsx';
import { DateOfBirth, Email, MobilePhone, Name } from './personal-fields.tsx';

interface EnquiryFieldsProps extends Pick<EnquiryState, 'errors' | 'advice' | 'fills'>, PlanFieldProps {
	/** Initial text of "Additional information". */
	sample: string;
	phone: string;
	/** Called when the due date helper selects a week. */
	onWeek(week: string): void;
}

export function EnquiryFields({ errors, advice, fills, sample, plan, onPlan, phone, onWeek }: EnquiryFieldsProps) {
	return (
		<>
			<Honeypot />
			<PlanField plan={plan} onPlan={onPlan} />
			<Name error={errors.name} />
			<DateOfBirth error={errors.dateOfBirth} advice={advice.dateOfBirth} />
			<Email error={errors.email} />
			<MobilePhone error={errors.mobilePhone} advice={advice.mobilePhone} />
			<GestationalWeek
				error={errors.gestationalWeek}
				advice={advice.gestationalWeek}
				explanation={advice.dueDate}
				onWeek={onWeek}
				phone={phone}
			/>
			<PregnancyType error={errors.pregnancyType} advice={advice.pregnancyType} />
			<AdditionalInfo sample={sample} error={errors.additionalInfo} fills={fills} dueDateLine={advice.dueDateLine} />
			<Consent error={errors.consent} />
		</>
	);
}
