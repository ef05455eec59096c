/** Market figures and product limits quoted on the pages and used by the widget's tools. Money is in Singapore dollars. */

/** A figure's provenance, shown beside it: when it was last checked and where it comes from. */
export interface Provenance {
	readonly checked: string;
	readonly source: string;
}

export const figures = {
	gestationalWeeks: { from: 13, to: 36 },
	motherAge: { from: 18, to: 45 },
	policyTermYears: 3,
	premium: { from: 390.55, to: 860 },
	sumAssured: { minimum: 5_000, options: [5_000, 10_000, 25_000] },
	/** Longest hospital stay, in days, that the daily benefit is paid for. */
	dailyBenefitDays: 30,
	marketComplications: { from: 10, to: 19 },
	marketCongenitalIllnesses: { from: 18, to: 26 },
	mediSaveDelivery: { from: 750, to: 2_600 },
	mediSavePreDelivery: 900,
	mediSaveStayPerDay: { firstTwoDays: 550, after: 400 },
	mediShieldComplications: 24,
	deliveryBill: { from: 8_800, to: 20_000 },
	newbornIntensiveCarePerDay: 750,
	expatWaitingMonths: { from: 10, to: 24 },
} as const;

export const provenance = {
	premiums: { checked: 'January 2025', source: 'insurers’ published benefit tables' },
	mediSave: { checked: 'January 2025', source: 'Ministry of Health and CPF Board, MediSave withdrawal limits' },
	mediShield: { checked: 'January 2025', source: 'Ministry of Health, MediShield Life benefits' },
	delivery: { checked: 'January 2025', source: 'private hospitals’ published package prices' },
} as const satisfies Record<string, Provenance>;
