/**
 * Words of every page's header, footer and navigation, of the top of some pages, and of the pages `/zh`, `/ms` and `/ta`.
 * Some English words, such as `facts`, are only the source of the translations: the English page has a longer text.
 */

import { brand } from '../../brand.ts';
import * as figures from '../../figures/figures.ts';
import { formatAmount } from '../../figures/money.ts';
import { planCount } from './plan-summary.ts';

const { gestationalWeeks: weeks, motherAge, expatWaitingMonths: waiting, premium, policyTermYears: years } = figures;

export const languagePage = {
	title: `Maternity insurance in Singapore: ${planCount} plans compared`,
	description: `What maternity insurance pays and what it does not, ${planCount} plans side by side, and a free quote from a licensed adviser.`,
	heading: 'Maternity insurance in Singapore',
	lede: 'Cash if a listed complication or illness happens. Nothing for a normal birth.',
	/** Sentences in pieces. Every second piece of a sentence is emphasised. */
	facts: [
		[
			'Across the market, ',
			formatAmount(premium.from),
			' to ',
			formatAmount(premium.to),
			` once for ${years} years, second policy not included.`,
		],
		['No waiting period, but known conditions are not covered.'],
	] as readonly (readonly string[])[],
	/** Note below the list of premiums at the top of the page. */
	premiumBasis: (sumAssured: string, month: string) =>
		`Paid once, ${sumAssured} assured. A second (life) policy costs extra. ${month} prices; ask for today’s.`,
	compare: 'Compare Plans',
	quote: 'Get Free Quote',
	/** Shown below the buttons `quote` and `compare`. */
	advisersReply: `Licensed advisers call or email you within ${brand.replyWithinHours}\u00a0hours. Free.`,
	forWhom: [
		`You can apply from ${weeks.from}\u00a0weeks to ${weeks.to}\u00a0weeks and 6\u00a0days of pregnancy.`,
		`Most plans ask the mother to be ${motherAge.from} to ${motherAge.to}.`,
		`Expats can apply too, on a pass that the insurer accepts. They have no MediShield Life and no MediSave of their own, and international health plans usually make them wait ${waiting.from} to ${waiting.to} months before maternity is covered.`,
	],
	premiumAndValue: 'Premium and value',
	/** Title of the last call to action. */
	ready: 'Ready for your free quote?',
	english: ['Our ', 'long guide', ', the ', 'terms', ' and the ', 'privacy policy', ' are in English.'],
	navigation: {
		skip: 'Skip to main content',
		home: 'Home',
		languages: 'Languages',
		contact: 'Contact',
		/** Label of the button in the header, short enough for a phone. */
		quote: 'Get Quote',
		menu: 'Menu',
		onThisPage: 'On this page',
		/** Shown before the phone number. */
		call: 'Prefer to talk?',
	},
	pleaseNote: 'Please note',
	disclaimers: [
		`${brand.name} gives information, not financial advice. We are not an insurer, a bank or a licensed financial adviser.`,
		'We do not guarantee that the information is accurate or complete.',
		'Premiums may change. The insurer’s policy contract decides what is covered.',
		'Talk to a licensed adviser before you buy.',
	],
	footer: `© ${brand.legalName} (UEN ${brand.registrationNumber}). An independent information provider.`,
} as const;
