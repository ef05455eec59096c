/** When each figure was last checked, and the public pages that texts link to. The names of the sources are in `en/provenance.ts`. */

export const publicPages = {
	mediShieldLife: 'https://www.moh.gov.sg/managing-expenses/schemes-and-subsidies/medishield-life/',
	mediSave: 'https://www.cpf.gov.sg/member/healthcare-financing/using-your-medisave-savings',
	/** Register of Representatives of the Monetary Authority of Singapore: who may advise. */
	registerOfRepresentatives: 'https://eservices.mas.gov.sg/rr',
	personalDataProtection: 'https://www.pdpc.gov.sg/',
} as const;

export interface Check {
	/** The month of the last check, such as `2025-01`. */
	readonly month: string;
	/** The source, where it is one public page. */
	readonly href?: string;
}

export const checks = {
	premiums: { month: '2025-01' },
	mediSave: { month: '2025-01', href: publicPages.mediSave },
	mediShield: { month: '2025-01', href: publicPages.mediShieldLife },
	internationalPlans: { month: '2025-01' },
	delivery: { month: '2025-01' },
} as const satisfies Record<string, Check>;

/** Whether a month ended more than a year ago. */
export function isOverAYearOld(month: string, today = new Date()): boolean {
	const yearAgo = new Date(today);
	yearAgo.setFullYear(today.getFullYear() - 1);
	return month < yearAgo.toISOString().slice(0, 7);
}

/** The checks of one month together, in the order of their first. */
export function groupByMonth<Each extends Check>(all: readonly Each[]): Each[][] {
	// Without `Map.groupBy()`: the package's prerenderer runs on Node 20.
	return [...new Set(all.map(({ month }) => month))].map((month) => all.filter((each) => each.month === month));
}
