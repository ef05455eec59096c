/** Fourteen frequently asked questions and their answers, also used for the site's FAQ structured data. */

import * as figures from '../../figures/figures.ts';
import { formatAmount, formatDollars } from '../../figures/money.ts';
import { planSources, sourceLine } from '../../figures/provenance.ts';
import { dailyChoice } from '../../plans/compare-plans.ts';
import { language } from './language.ts';
import { provenance } from './plan-summary.ts';

/** Questions and answers by a permanent name, for links to one answer. */
export type Faq = Readonly<Record<string, readonly [question: string, answer: string]>>;

export const faqTitle = 'Frequently asked questions';

const { gestationalWeeks: weeks, mediSaveDelivery, mediSaveStayPerDay: stay } = figures;
const daily = dailyChoice(language);

export const faq = {
	'what-it-is': [
		'What is maternity insurance?',
		`It pays a lump sum if the mother has a listed pregnancy complication or the child is born with a listed congenital illness, and cash for each day in hospital for a reason the plan lists. The mother’s part can end soon after the birth: ask when. You pay the premium once, ${formatAmount(figures.premium.from)} to ${formatAmount(figures.premium.to)} across the market, for a term of ${figures.policyTermYears} years.`,
	],
	'delivery-bill': [
		'Does it pay my delivery bill?',
		'No. It pays only if a condition on its list is diagnosed. A normal delivery or a caesarean is not one. MediSave, and any maternity benefit from your employer, help with the bill.',
	],
	'when-to-apply': ['When can I apply?', `From ${weeks.from} weeks to ${weeks.to} weeks and 6 days of pregnancy.`],
	'earlier-is-better': [
		'Is it better to apply early?',
		'The premium is the same whichever week you apply in, so applying early buys more weeks of cover in pregnancy. It also leaves time if the insurer asks for a doctor’s report.',
	],
	'not-pregnant-yet': [
		'I am not pregnant yet. Can I buy it now?',
		`Not yet: you can apply from ${weeks.from} weeks of pregnancy. You can ask questions now. International health plans have waiting periods for maternity, so if you have one, check it early.`,
	],
	'waiting-period': [
		'Is there a waiting period?',
		`No: cover starts when the policy is issued. A condition known or being investigated before then is not covered. Once you receive the policy, you have ${figures.freeLookDays} days to change your mind (the free-look period).`,
	],
	'ivf-iui': [
		'Can I apply after IVF or IUI?',
		'Some insurers accept you, some ask more questions or set conditions, and some do not accept you. Choose IVF/IUI in the form, so that the adviser can check which do.',
	],
	twins: [
		'Are twins covered?',
		'Some insurers accept twins or more, usually with a limit for each child. Ask whether the sum assured is paid for each child or shared.',
	],
	'gestational-diabetes': [
		'Must I disclose gestational diabetes?',
		'Yes. Disclose it, and any other diagnosis. It may change whether you are accepted or what is covered, but a claim can be refused if you left out what you knew.',
	],
	'bundled-or-standalone': [
		'A bundled or a standalone plan?',
		'A bundled plan comes with a whole-life or investment-linked policy, so its real cost includes that policy’s premium. If you want that policy anyway, bundling can make sense. A standalone plan has no second policy; its own premium may be higher.',
	],
	'medishield-life': [
		'Is MediShield Life enough?',
		`MediShield Life helps with hospital bills for serious pregnancy and delivery complications, within claim limits; it names ${figures.mediShieldComplications} of them. It pays no lump sum, no cash for a child’s illness, and nothing for a normal delivery.`,
	],
	medisave: [
		'How much MediSave can I use?',
		`Up to ${formatDollars(mediSaveDelivery.from)} for the delivery, or ${formatDollars(mediSaveDelivery.to)} for the most complex one; up to ${formatDollars(figures.mediSavePreDelivery)} for care before it. The stay: up to ${formatDollars(stay.firstTwoDays)} a day for the first two days, then up to ${formatDollars(stay.after)}.`,
	],
	'newborn-intensive-care': [
		'Does it cover newborn intensive care?',
		`With some plans, and only as cash: ${daily.percents} of the sum assured a day, for up to ${figures.dailyBenefitDays} days. At ${formatDollars(figures.sumAssured.minimum)} that is ${daily.dollars} a day; intensive care can cost up to ${formatDollars(figures.newbornIntensiveCarePerDay)} a day.`,
	],
	expats: [
		'I am an expat. What should I know?',
		`You have no MediShield Life, no citizens’ subsidies and no MediSave of your own; your spouse’s MediSave may help. International health plans usually make you wait ${figures.expatWaitingMonths.from} to ${figures.expatWaitingMonths.to} months before maternity is covered.`,
	],
} as const satisfies Faq;

export const faqSources = sourceLine(
	[...Object.values(provenance), ...planSources(language)],
	(month) => `Sources, as checked in ${month}: `,
);
