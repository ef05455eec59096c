/** Schemas of the JSON files that an operator edits: for the build's checks and, as JSON schemas, for code editors. */

import { z } from 'zod';

const text = z.string({ error: 'must be a text in quotation marks' }).min(1, 'must not be empty');
const optionalText = z.string({ error: 'must be a text in quotation marks, empty ("") where there is none' });
const count = (what: string) => z.int({ error: `must be a whole number of ${what}, such as 12` }).positive();
const dollars = z
	.number({ error: 'must be an amount in dollars without quotation marks or S$, such as 408.50' })
	.positive('must be more than 0')
	.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'must have two decimals at most');
const noMonth = 'must be a month, such as "2026-11"';
const month = z
	.string(noMonth)
	.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: noMonth, abort: true })
	.refine(isNotAhead, 'must not be in the future');
const optionalMonth = z.union([z.literal(''), month], `${noMonth}, not in the future, or empty ("")`);
const noDay = 'must be a day, such as "2026-11-25", not in the future, or empty ("")';
const day = z.union([z.literal(''), z.iso.date(noDay).refine(isNotAhead, noDay)], noDay);
const noPage = 'must be the address of a public page, such as "https://…", or empty ("") where there is none';
const page = z.union([z.literal(''), z.httpUrl(noPage)], noPage);
const address = z.email({ error: 'must be an e-mail address' });

const range = (what: z.ZodNumber | typeof dollars) =>
	z
		.strictObject({ from: what, to: what })
		.refine(({ from, to }) => from <= to, { path: ['from'], error: 'must not be more than "to"' });

const $schema = z.string().optional();

const claimed = { label: text, countedBy: optionalText, counted: optionalMonth };
/** Requires that a person and a time are both filled in or both empty. */
const together = (by: string, time: string, verb: string) =>
	z.refine<Record<string, unknown>>((filled) => !filled[by] === !filled[time], {
		path: [time],
		error: `says when "${by}" ${verb} it: fill in both, or neither`,
	});
const counted = together('countedBy', 'counted', 'counted');
const claim = z.strictObject({ value: text, ...claimed }).check(counted);
/** Claim without a `value`, because its value is `sinceYear`. */
const claimSince = z.strictObject(claimed).check(counted);

const brand = z.strictObject({
	$schema,
	name: text,
	legalName: text.describe('As registered with ACRA.'),
	registrationNumber: text.describe('The unique entity number (UEN).'),
	tagline: text,
	url: z
		.httpUrl({ error: 'must be the address of the site, such as "https://example.com"' })
		.refine((url) => !url.endsWith('/'), 'must not end with a slash')
		.describe('Canonical links, sitemap and the social image use it.'),
	npmScope: z
		.string()
		.regex(/^@[a-z0-9][a-z0-9._-]*$/, 'must be an npm scope, such as "@example"')
		.describe('Scope of the widget’s package.'),
	phone: text.refine((phone) => phone.replace(/\D/g, '').length >= 8, 'must have at least 8 digits'),
	email: address,
	privacyEmail: address.describe('Address of the data protection officer.'),
	address: z.strictObject({
		street: text,
		postalCode: z.string().regex(/^\d{6}$/, 'must have six digits, zeros in front included, such as "049910"'),
		country: text,
	}),
	sinceYear: z.int({ error: 'must be a year, such as 2020' }).min(1900).max(2100),
	replyWithinHours: count('hours'),
	legalUpdated: month.describe('When the terms and the privacy policy last changed.'),
	retentionDays: count('days').describe(
		'Of an enquiry, as the privacy policy promises; RETENTION_DAYS of the service.',
	),
	introduction: z
		.strictObject({ confirmedBy: optionalText, confirmed: day })
		.check(together('confirmedBy', 'confirmed', 'confirmed'))
		.describe('The counsel who has confirmed the form’s disclosure about the company, and when.'),
	claims: z.strictObject({ happyCustomers: claim, protectedFamilies: claim, rating: claim, since: claimSince }),
});

const plan = z.strictObject({
	id: z
		.string()
		.regex(/^plan-[1-9]\d*$/, 'must be "plan-" and a number, such as "plan-5"')
		.describe('Must never change: links, embeds and enquiries refer to it.'),
	name: text.describe('The product’s name.'),
	insurer: optionalText.describe('Empty if the name includes the insurer.'),
	bundlingRequired: z
		.enum(['Yes', 'Not Required'], { error: 'must be "Yes" or "Not Required"' })
		.describe('Yes if a whole-life or investment-linked policy must be bought with it.'),
	minSumAssured: dollars,
	premium: dollars.describe('Paid once, at the smallest sum assured.'),
	pregnancyComplications: count('complications'),
	congenitalIllnesses: count('illnesses'),
	dailyHospitalisation: z
		.number({ error: 'must be percent of the sum assured, such as 1 or 1.5' })
		.positive('must be more than 0')
		.max(100, 'must be 100 at most'),
	source: page.describe('Where these figures can be read.'),
	checked: month.describe('When they were last checked.'),
});

const plans = z
	.strictObject({
		$schema,
		plans: z.array(plan).min(2, 'must have at least two plans, as a comparison has'),
		withdrawnPlanIds: z
			.array(text)
			.describe('Ids of plans no longer compared: enquiries about them are still accepted.'),
	})
	.superRefine(({ plans, withdrawnPlanIds }, { addIssue }) => {
		const ids = [...plans.map(({ id }) => id), ...withdrawnPlanIds];
		const twice = ids.find((id, index) => ids.indexOf(id) !== index);
		if (twice)
			addIssue({ code: 'custom', path: ['plans'], message: `has "${twice}" twice: each plan needs an id of its own` });
	});

const source = z.strictObject({ page, checked: month });

const figures = z.strictObject({
	$schema,
	gestationalWeeks: range(count('completed weeks')),
	motherAge: range(count('years')),
	policyTermYears: count('years'),
	premium: range(dollars).describe('Lowest and highest premium on the market.'),
	sumsAssured: z
		.array(dollars)
		.min(1, 'must have at least one amount')
		.refine((sums) => sums.every((sum, index) => index === 0 || sum > (sums[index - 1] ?? 0)), 'must rise'),
	dailyBenefitDays: count('days'),
	freeLookDays: count('days'),
	marketComplications: range(count('complications')),
	marketCongenitalIllnesses: range(count('illnesses')),
	mediSaveDelivery: range(dollars),
	mediSavePreDelivery: dollars,
	mediSaveStayPerDay: z.strictObject({ firstTwoDays: dollars, after: dollars }),
	mediShieldComplications: count('complications'),
	deliveryBill: range(dollars),
	newbornIntensiveCarePerDay: dollars,
	expatWaitingMonths: range(count('months')),
	sources: z.strictObject({ mediSave: source, mediShield: source, internationalPlans: source, delivery: source }),
});

const consentConfirmed = optionalText.describe(
	'Version of the consent wording, as named by the build, that the responsible person has confirmed.',
);
const confirmation = z
	.strictObject({ confirmedBy: optionalText, confirmed: day, consentConfirmed })
	.check(together('confirmedBy', 'confirmed', 'read'));

const languages = z.strictObject({
	$schema,
	en: z.strictObject({ consentConfirmed }),
	'zh-Hans': confirmation,
	ms: confirmation,
	ta: confirmation,
});

/** Schemas by the name of the file, without `.json`. */
export const contentSchemas = { brand, figures, languages, plans };
export type ContentName = keyof typeof contentSchemas;

/** Fields of a plan, each with the range of `figures.json` that must include the field's value. */
const market = [
	['premium', 'premium'],
	['pregnancyComplications', 'marketComplications'],
	['congenitalIllnesses', 'marketCongenitalIllnesses'],
] as const;

/** Lists the plans' values that contradict `figures.json`, one sentence each. */
export function disagreements(
	{ plans }: z.infer<typeof contentSchemas.plans>,
	figures: z.infer<typeof contentSchemas.figures>,
): string[] {
	const found: string[] = [];
	for (const plan of plans) {
		for (const [field, name] of market) {
			const { from, to } = figures[name];
			if (plan[field] < from || plan[field] > to)
				found.push(
					`plans.json, ${plan.id}, ${field}: ${plan[field]} is outside what figures.json says of the market (${name}: ${from} to ${to}); correct one of the two.`,
				);
		}
		if (plan.minSumAssured !== figures.sumsAssured[0])
			found.push(
				`plans.json, ${plan.id}, minSumAssured: must be the first of sumsAssured in figures.json (${figures.sumsAssured[0]}), at which premiums are compared; correct one of the two.`,
			);
	}
	return found;
}

/** True if a month or day (ISO 8601) has begun in Singapore. */
function isNotAhead(time: string): boolean {
	return time <= new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Singapore' }).slice(0, time.length);
}
