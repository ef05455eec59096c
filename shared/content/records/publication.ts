/** Obstacles to publication: the example's values, uncounted claims and unconfirmed wordings. */

import { brand } from '../brand.ts';
import confirmations from '../languages.json' with { type: 'json' };
import { type Language, languageNames, languages } from '../languages.ts';
import { plans } from '../plans/plans.ts';
import { words } from '../words/words.ts';

/** The brand that this project comes with. Nobody owns a domain that ends in `.example` (RFC 2606). */
const example = /CoverCompass|covercompass|^202000000X$|^\+65 6000 0000$|\.example\b|^1 Example Street|^000001$/;

interface Confirmation {
	/** A certified translator; empty until one has read all of it. English is what the others are translated from. */
	readonly confirmedBy?: string;
	/** The version of the consent's wording that whoever answers for it has confirmed. */
	readonly consentConfirmed: string;
}

const ours = {
	brand,
	plans,
	confirmations: confirmations as Readonly<Record<Language, Confirmation>>,
	consentOf: (language: Language) => words[language].consent.currentConsent,
};

/**
 * A sentence for each; none: all of it may go public.
 *
 * @param others in the place of ours
 */
export function unfinishedContent(others: Partial<typeof ours> = {}): string[] {
	const { brand, plans, confirmations, consentOf } = { ...ours, ...others };
	const values = Object.entries({ ...brand, ...brand.address, phoneHref: '' });
	const examples = values.filter(([, value]) => example.test(String(value))).map(([name]) => name);
	const claims = Object.entries(brand.claims);
	const uncounted = claims.filter(([, { countedBy, counted }]) => !countedBy || !counted).map(([name]) => name);
	const unnamed = plans.filter(({ id, name }) => name === id.replace('plan-', 'Plan ')).map(({ id }) => id);
	const unconfirmed = languages.filter((language) => confirmations[language].confirmedBy === '');
	const consents = languages.filter(
		(language) => confirmations[language].consentConfirmed !== consentOf(language).version,
	);
	return [
		examples.length > 0 && `shared/content/brand.json still has EXAMPLE VALUES: ${examples.join(', ')}`,
		uncounted.length > 0 && `shared/content/brand.json has claims that NOBODY HAS COUNTED: ${uncounted.join(', ')}`,
		unnamed.length > 0 && `shared/content/plans.json still has EXAMPLE NAMES: ${unnamed.join(', ')}`,
		unconfirmed.length > 0 &&
			`NOBODY HAS CONFIRMED the words in ${namesOf(unconfirmed)}: see shared/content/languages.json`,
		consents.length > 0 &&
			`NOBODY HAS CONFIRMED the consent to ${brand.legalName} in ${namesOf(consents)}: once it is, write its version (${consents.map((language) => consentOf(language).version).join(', ')}) as "consentConfirmed" into shared/content/languages.json`,
		brand.introduction.confirmedBy === '' &&
			`NO COUNSEL HAS CONFIRMED what the form says of ${brand.legalName} before the consent: see "introduction" in shared/content/brand.json`,
	].filter((sentence) => sentence !== false);
}

function namesOf(some: readonly Language[]): string {
	return some.map((language) => languageNames[language]).join(', ');
}
