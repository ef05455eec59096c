/** What the visitor fills in, in words of TypeScript alone: pages that use the widget's types have no schema library. */

/** As the form holds it: every field present, nothing checked yet. */
export interface EnquiryDraft {
	name: string;
	/** `YYYY-MM-DD`. */
	dateOfBirth: string;
	email: string;
	mobilePhone: string;
	/** `NA`, or `13` … `36`. */
	gestationalWeek: string;
	/** Any of `single-natural`, `single-ivf-iui`, `multiple-natural`, `multiple-ivf-iui` and `not-pregnant-yet`. */
	pregnancyType: readonly string[];
	additionalInfo: string;
	consent: boolean;
}

/** What a page may fill in for the visitor, who alone gives consent. */
export interface PrefilledAnswers extends Partial<Omit<EnquiryDraft, 'consent'>> {
	/** `YYYY-MM-DD`; the form works `gestationalWeek` out from it, and says so. */
	dueDate?: string;
}

/** A field that may be wrong: the visitor's, or one that says where the enquiry came from. */
export type EnquiryField =
	| keyof EnquiryDraft
	| 'partner'
	| 'partnerTag'
	| 'plan'
	| 'page'
	| 'consentVersion'
	| 'language'
	| 'widgetVersion';
