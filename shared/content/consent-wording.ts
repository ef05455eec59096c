/** A wording of the consent, in whatever language. */
export interface ConsentWording {
	/** The date of the wording and the first 8 hex digits of its SHA-256. */
	readonly version: string;
	readonly text: string;
}
