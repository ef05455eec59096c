/** Unfinished content: example values, claims and figures without evidence, unconfirmed wordings, an old date of legal texts. */

import { brand } from '../brand.ts';
import confirmations from '../languages.json' with { type: 'json' };
import { type Language, languageNames, languages } from '../languages.ts';
import { plans } from '../plans/plans.ts';
import { words } from '../words/words.ts';
import legalTexts from './legal-texts.json' with { type: 'json' };

/** Values of the example brand. Domains that end in `.example` are reserved (RFC 2606). */
const example = /CoverCompass|covercompass|^202000000X$|^\+65 6000 0000$|\.example\b|^1 Example Street|^000001$/;

interface Confirmation {
	/** Certified translator who has confirmed all words; empty if none has. Absent for English, from which others are translated. */
	readonly confirmedBy?: string;
	/** Version of the consent wording that the responsible person has confirmed. */
	readonly consentConfirmed: string;
}

const ours = {
	brand,
	plans,
	confirmations: confirmations as Readonly<Record<Language, Confirmation>>,
	consentOf: (language: Language) => words[language].consent.currentConsent,
	legalTexts: legalTexts as LegalTexts,
};

/** By name of each legal text: its hash, and the month of the first build with this hash, such as `2026-11`. */
export type LegalTexts = Readonly<Record<string, { readonly hash: string; readonly changed: string }>>;

/**
 * Lists what an operator must finish before publication, each as a clause that completes a warning.
 * @param others content used in place of this deployment's
 */
export function unfinishedContent(others: Partial<typeof ours> = {}): string[] {
	const { brand, plans, confirmations, consentOf, legalTexts } = { ...ours, ...others };
	const values = Object.entries({ ...brand, ...brand.address, phoneHref: '' });
	const examples = values.filter(([, value]) => example.test(String(value))).map(([name]) => name);
	const claims = Object.entries(brand.claims);
	const uncounted = claims.filter(([, { countedBy, counted }]) => !countedBy || !counted).map(([name]) => name);
	const unnamed = plans.filter(({ id, name }) => name === id.replace('plan-', 'Plan ')).map(({ id }) => id);
	const unsourced = plans.filter(({ source }) => source === '').map(({ id }) => id);
	const changed = Object.entries(legalTexts).filter(([, { changed }]) => changed > brand.legalUpdated);
	const unconfirmed = languages.filter((language) => confirmations[language].confirmedBy === '');
	const consents = languages.filter(
		(language) => confirmations[language].consentConfirmed !== consentOf(language).version,
	);
	return [
		examples.length > 0 && `shared/content/brand.json still has EXAMPLE VALUES: ${examples.join(', ')}`,
		uncounted.length > 0 && `shared/content/brand.json has claims that NOBODY HAS COUNTED: ${uncounted.join(', ')}`,
		unnamed.length > 0 && `shared/content/plans.json still has EXAMPLE NAMES: ${unnamed.join(', ')}`,
		unsourced.length > 0 && `shared/content/plans.json has NO SOURCE of the figures of ${unsourced.join(', ')}`,
		changed.length > 0 &&
			`"legalUpdated" in shared/content/brand.json is OLDER than a change of ${changed.map(([name, { changed }]) => `${name}.md (${changed})`).join(' and ')} in site/pages/legal/`,
		unconfirmed.length > 0 &&
			`NOBODY HAS CONFIRMED the words in ${namesOf(unconfirmed)}: see shared/content/languages.json`,
		consents.length > 0 &&
			`NOBODY HAS CONFIRMED the consent to ${brand.legalName} in ${namesOf(consents)}: once it is, write its version (${consents.map((language) => consentOf(language).version).join(', ')}) as "consentConfirmed" into shared/content/languages.json`,
		brand.introduction.confirmedBy === '' &&
			`NO COUNSEL HAS CONFIRMED what the form says of ${brand.legalName} before the consent, and how it is paid ("howWeArePaid" in shared/content/words/): see "introduction" in shared/content/brand.json`,
	].filter((sentence) => sentence !== false);
}

function namesOf(some: readonly Language[]): string {
	return some.map((language) => languageNames[language]).join(', ');
}
