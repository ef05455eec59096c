/** Tables of an enquiry's fields, from which form, database rows, exports, mail and types are derived. */

export interface FormField {
	/** Form control of the field. It determines the value's type: see `AnswerOf`. */
	kind: 'text' | 'date' | 'email' | 'tel' | 'select' | 'checkboxes' | 'textarea' | 'consent';
	autocomplete?: string;
	isOptional?: true;
}

/** Fields of the form, in order. `form-copy.ts` of each language has labels and hints by these names. */
export const formFields = {
	name: { kind: 'text', autocomplete: 'name' },
	/** `YYYY-MM-DD`. */
	dateOfBirth: { kind: 'date', autocomplete: 'bday' },
	email: { kind: 'email', autocomplete: 'email' },
	mobilePhone: { kind: 'tel', autocomplete: 'tel' },
	/** `NA`, or a week in which the plans take applications, such as `13`. */
	gestationalWeek: { kind: 'select' },
	/** Any of `single-natural`, `single-ivf-iui`, `multiple-natural`, `multiple-ivf-iui` and `not-pregnant-yet`. */
	pregnancyType: { kind: 'checkboxes' },
	plan: { kind: 'select' },
	additionalInfo: { kind: 'textarea', isOptional: true },
	consent: { kind: 'consent' },
} as const satisfies Record<string, FormField>;

/** Fields of the form without the plan, which is not personal and therefore among `columnFields`. */
export const { plan: _plan, ...answerFields } = formFields;

export type FormFieldName = keyof typeof formFields;
export type AnswerName = keyof typeof answerFields;

/** Answers before validation: every field is present, and may be empty or invalid. */
export type EnquiryDraft = { [Name in AnswerName]: AnswerOf<(typeof answerFields)[Name]['kind']> };

export const emptyDraft = Object.fromEntries(
	Object.entries(answerFields).map(([name, { kind }]) => [name, emptyAnswer(kind)]),
) as EnquiryDraft;

function emptyAnswer(kind: FormField['kind']): EnquiryDraft[AnswerName] {
	if (kind === 'checkboxes') return [];
	return kind === 'consent' ? false : '';
}

/** Answers that a page may prefill. Only the visitor can give consent. */
export interface PrefilledAnswers extends Partial<Omit<EnquiryDraft, 'consent'>> {
	/** `YYYY-MM-DD`. The form calculates `gestationalWeek` from the due date, and tells the visitor so. */
	dueDate?: string;
}

interface ColumnField {
	column: string;
	/** Set if the widget sends the field. The service sets the fields without `isSent`. */
	isSent?: true;
	/** Set if the value is a time: ISO 8601, UTC. */
	isTime?: true;
}

/** Fields stored in a database column each, in the order of exports, where they follow the answers. */
export const columnFields = {
	partner: { column: 'partner', isSent: true },
	/** The partner's label for a page, a branch or an adviser. */
	partnerTag: { column: 'partner_tag', isSent: true },
	plan: { column: 'plan', isSent: true },
	page: { column: 'page', isSent: true },
	/** Version of the consent wording that the visitor saw. Default: the current version in the enquiry's `language`. */
	consentVersion: { column: 'consent_version', isSent: true },
	consentAt: { column: 'consent_at', isTime: true },
	withdrawnAt: { column: 'withdrawn_at', isTime: true },
	/** Time of the first reply. */
	answeredAt: { column: 'answered_at', isTime: true },
	language: { column: 'language', isSent: true },
	widgetVersion: { column: 'widget_version', isSent: true },
	/** The browser's `Origin` header. A page's scripts can forge `partner` and `page`, but not this header. */
	origin: { column: 'origin' },
} as const satisfies Record<string, ColumnField>;

export function isTimeField(name: string): boolean {
	const columns: Readonly<Record<string, ColumnField>> = columnFields;
	return name === 'receivedAt' || name === 'replyBy' || columns[name]?.isTime === true;
}

export type SentField = {
	[Name in keyof typeof columnFields]: (typeof columnFields)[Name] extends { isSent: true } ? Name : never;
}[keyof typeof columnFields];

/** Field that validation may find wrong. */
export type EnquiryField = AnswerName | SentField;

type AnswerOf<Kind> = Kind extends 'checkboxes' ? readonly string[] : Kind extends 'consent' ? boolean : string;
