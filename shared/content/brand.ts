/** Who runs the site and how to reach them: what an operator edits to rebrand it, together with the consent wording in `consent.ts`. */

/** A marketing claim shown on a page, with what backs it; replace the note with the evidence before launch. */
interface Claim {
	readonly value: string;
	readonly label: string;
	readonly evidence: string;
}

const phone = '+65 6000 0000';

export const brand = {
	name: 'CoverCompass',
	legalName: 'CoverCompass Pte. Ltd.',
	registrationNumber: '202000000X',
	tagline: 'Singapore insurance, compared in plain words',
	/** Absolute origin of the public site, without a trailing slash: canonical links, sitemap and social image use it. */
	url: 'https://covercompass.example',
	/** Of the npm package of the widget. */
	npmScope: '@covercompass',
	phone,
	/** The same number as a `tel:` link takes it. */
	phoneHref: `tel:${/* @__PURE__ */ phone.replace(/[^+\d]/g, '')}`,
	email: 'hello@covercompass.example',
	privacyEmail: 'privacy@covercompass.example',
	address: {
		street: '1 Example Street, #01-01',
		postalCode: '000001',
		country: 'Singapore',
	},
	sinceYear: 2020,
	replyWithinHours: 24,
	/** The month in which the terms and the privacy policy last changed, for both pages and for the sitemap. */
	legalUpdated: '2025-01',
} as const;

const unverified = 'Carried over from the launch brief; attach the customer or review records before publishing.';

export const claims = {
	happyCustomers: { value: '50,000+', label: 'happy customers', evidence: unverified },
	protectedFamilies: { value: '10,000+', label: 'protected families', evidence: unverified },
	rating: { value: '4.9/5', label: 'customer rating', evidence: unverified },
	since: { value: `Since ${brand.sinceYear}`, label: 'serving Singapore', evidence: unverified },
} as const satisfies Record<string, Claim>;
