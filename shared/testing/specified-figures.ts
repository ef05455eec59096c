/** Figures and claims of the specification and of the market that the site must show, independent of an operator's JSON files. */

export const specifiedFigures = {
	gestationalWeeks: { from: 13, to: 36 },
	motherAge: { from: 18, to: 45 },
	policyTermYears: 3,
	premium: { from: 390.55, to: 860 },
	sumsAssured: [5_000, 10_000, 25_000],
	dailyBenefitDays: 30,
	marketComplications: { from: 10, to: 19 },
	marketCongenitalIllnesses: { from: 18, to: 26 },
	mediSaveDelivery: { from: 750, to: 2_600 },
	mediShieldComplications: 24,
	deliveryBill: { from: 8_800, to: 20_000 },
	newbornIntensiveCarePerDay: 750,
	expatWaitingMonths: { from: 10, to: 24 },
} as const;

export const specifiedClaims = {
	happyCustomers: { value: '50,000+', label: 'happy customers', countedBy: '', counted: '' },
	protectedFamilies: { value: '10,000+', label: 'protected families', countedBy: '', counted: '' },
	rating: { value: '4.9/5', label: 'customer rating', countedBy: '', counted: '' },
	since: { label: 'serving Singapore', countedBy: '', counted: '' },
} as const;
