/**
 * Questions that mothers ask before they buy, beside the fourteen of the widget's FAQ. Each answer was checked against the two
 * public pages beside it; where they leave a figure open, it says whom to ask.
 */

import * as figures from '../../shared/content/figures.ts';

interface MothersQuestion {
	readonly question: string;
	readonly answer: string;
	readonly sources: readonly [Page, Page];
}

interface Page {
	readonly name: string;
	readonly url: string;
}

/** The month in which the pages were read. */
export const questionsChecked = 'November 2026';

const { from: firstWeek } = figures.gestationalWeeks;

const lifeInsuranceAssociation = {
	name: 'Life Insurance Association',
	url: 'https://www.lia.org.sg/consumers/making-a-claim/',
};
const plannerBee = {
	name: 'Planner Bee',
	url: 'https://plannerbee.co/learn-personal-finance/the-comprehensive-guide-to-buying-maternity-insurance-in-singapore/',
};
const nannyStreet = { name: 'Nanny Street', url: 'https://www.nannystreet.com/maternity-insurance/' };
const singSaver = { name: 'SingSaver', url: 'https://singsaver.com.sg/blog/maternity-insurance-singapore' };
const theAsianParent = {
	name: 'theAsianparent',
	url: 'https://sg.theasianparent.com/protecting-your-child-with-maternity-insurance-in-singapore',
};

export const mothersQuestions = [
	{
		question: 'Can I pay the premium with MediSave?',
		answer:
			'No. MediSave pays premiums for MediShield Life, for Integrated Shield Plans and for CareShield Life. A maternity plan is none of these: you pay for it in cash.',
		sources: [
			{
				name: 'Ministry of Health',
				url: 'https://www.moh.gov.sg/cost-financing/healthcare-schemes-subsidies/medishield-life/medishield-life-faqs/premium-payment-matters-faqs',
			},
			{ name: 'Singapore Statutes', url: 'https://sso.agc.gov.sg/SL/MLSA2015-S623-2015' },
		],
	},
	{
		question: 'Can I change my mind after I have bought it?',
		answer:
			'Yes, for 14 days after you receive a life insurance policy (the free-look period). Write to the insurer: you get the premium back, less what a medical examination cost. Ask whether the second policy of a bundled plan can be cancelled with it; an investment-linked one may have lost value.',
		sources: [
			{
				name: 'ClearlySurely',
				url: 'https://www.clearlysurely.com/blog/technical-smechnical/14-day-free-look-life-insurances-inbuilt-warranty/',
			},
			{ name: 'Dollarella', url: 'https://www.dollarella.com/insurance/free-look-period' },
		],
	},
	{
		question: 'Is a miscarriage covered?',
		answer: `Usually not. Most miscarriages happen before ${firstWeek} weeks, when cover cannot have begun. After that, lists name stillbirth from a stated week, and some name a miscarriage caused by an accident. Ask the insurer from which week, and for which cause, it pays.`,
		sources: [
			{ name: 'Tony Deng', url: 'https://tonydeng.sg/blogs/an-introduction-on-maternity-insurance-in-singapore' },
			{ name: 'MoneySmart', url: 'https://moneysmart.sg/term-life/best-maternity-insurance-ms' },
		],
	},
	{
		question: 'How do I claim, and how fast is it paid?',
		answer:
			'Tell the insurer in writing within 30 days of the diagnosis, or as soon as you can, and send its claim form with the specialist’s report. Life insurers in Singapore commonly decide within 21 days of having everything they need, and pay a simple claim within 14 days of having all documents.',
		sources: [
			lifeInsuranceAssociation,
			{ name: 'MoneySmart', url: 'https://blog.moneysmart.sg/life-insurance/insurance-claims/' },
		],
	},
	{
		question: 'Does my age change the price?',
		answer:
			'With some insurers it does: the younger the mother, the lower the premium. Our premiums are those that insurers publish and may not be the ones for your age. Ask for yours.',
		sources: [singSaver, nannyStreet],
	},
	{
		question: `What happens after year ${figures.policyTermYears}?`,
		answer:
			'The plan ends. If there was no claim, it pays nothing and gives no premium back. With some plans you may take out a policy for the child soon after the birth, with few health questions or none: ask until when, and for which policy.',
		sources: [plannerBee, nannyStreet],
	},
	{
		question: 'Which plans accept twins, or a pregnancy after IVF?',
		answer:
			'It differs by insurer, and we do not know it for each plan. Some cover up to four babies of one pregnancy. Tick what is true of you in the form, and the adviser asks the insurers before you apply.',
		sources: [
			theAsianParent,
			{
				name: 'ValueChampion',
				url: 'https://www.valuechampion.sg/maternity-insurance/protecting-your-child-maternity-insurance-singapore',
			},
		],
	},
] as const satisfies readonly MothersQuestion[];
