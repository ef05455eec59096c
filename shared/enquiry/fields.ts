/** The table of an enquiry's fields: form, rules, rows, exports, mail and OpenAPI are made from it. Types alone for a page without scripts of ours. */

export interface FormField {
	/** Which control asks for it, and so the type of its value. */
	kind: 'text' | 'date' | 'email' | 'tel' | 'select' | 'checkboxes' | 'textarea' | 'consent';
	autocomplete?: string;
	isOptional?: true;
}

/** What the form asks, in its order. Labels and hints stand under the same names in the words of each language. */
export const formFields = {
	name: { kind: 'text', autocomplete: 'name' },
	/** `YYYY-MM-DD`. */
	dateOfBirth: { kind: 'date', autocomplete: 'bday' },
	email: { kind: 'email', autocomplete: 'email' },
	mobilePhone: { kind: 'tel', autocomplete: 'tel' },
	/** `NA`, or `13` … `36`. */
	gestationalWeek: { kind: 'select' },
	/** Any of `single-natural`, `single-ivf-iui`, `multiple-natural`, `multiple-ivf-iui` and `not-pregnant-yet`. */
	pregnancyType: { kind: 'checkboxes' },
	plan: { kind: 'select' },
	additionalInfo: { kind: 'textarea', isOptional: true },
	consent: { kind: 'consent' },
} as const satisfies Record<string, FormField>;

/** The answers that only the visitor gives; the plan is chosen on the page, too, and has a column. */
export const { plan: _plan, ...answerFields } = formFields;

export type FormFieldName = keyof typeof formFields;
export type AnswerName = keyof typeof answerFields;

/** The answers as the form holds them: every field present, nothing checked yet. */
export type EnquiryDraft = { [Name in AnswerName]: AnswerOf<(typeof answerFields)[Name]['kind']> };

export const emptyDraft = Object.fromEntries(
	Object.entries(answerFields).map(([name, { kind }]) => [name, emptyAnswer(kind)]),
) as EnquiryDraft;

function emptyAnswer(kind: FormField['kind']): EnquiryDraft[AnswerName] {
	if (kind === 'checkboxes') return [];
	return kind === 'consent' ? false : '';
}

/** What a page may fill in for the visitor, who alone gives consent. */
export interface PrefilledAnswers extends Partial<Omit<EnquiryDraft, 'consent'>> {
	/** `YYYY-MM-DD`; the form works `gestationalWeek` out from it, and says so. */
	dueDate?: string;
}

interface ColumnField {
	column: string;
	/** Part of the request, though nobody types it; the service itself knows the others. */
	isSent?: true;
	/** A time in UTC, ISO 8601. */
	isTime?: true;
}

/** What is stored in a column beside the answers, in the order of exports. */
export const columnFields = {
	partner: { column: 'partner', isSent: true },
	/** The partner's own mark for a page, a branch or an adviser. */
	partnerTag: { column: 'partner_tag', isSent: true },
	plan: { column: 'plan', isSent: true },
	page: { column: 'page', isSent: true },
	/** Version of the consent wording that the visitor saw; the current one when left out. */
	consentVersion: { column: 'consent_version', isSent: true },
	consentAt: { column: 'consent_at', isTime: true },
	withdrawnAt: { column: 'withdrawn_at', isTime: true },
	/** When the first reply was given. */
	answeredAt: { column: 'answered_at', isTime: true },
	language: { column: 'language', isSent: true },
	widgetVersion: { column: 'widget_version', isSent: true },
	/** The page's origin as the browser stated it, checked; `partner` and `page` are only claimed. */
	origin: { column: 'origin' },
} as const satisfies Record<string, ColumnField>;

/** Whether a field of an enquiry is a time. */
export function isTimeField(name: string): boolean {
	const columns: Readonly<Record<string, ColumnField>> = columnFields;
	return name === 'receivedAt' || name === 'replyBy' || columns[name]?.isTime === true;
}

export type SentField = {
	[Name in keyof typeof columnFields]: (typeof columnFields)[Name] extends { isSent: true } ? Name : never;
}[keyof typeof columnFields];

/** A field that may be wrong: the visitor's, or one that says where the enquiry came from. */
export type EnquiryField = AnswerName | SentField;

type AnswerOf<Kind> = Kind extends 'checkboxes' ? readonly string[] : Kind extends 'consent' ? boolean : string;
