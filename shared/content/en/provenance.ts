/** Where the figures come from, and when they were last checked. */

/** A figure's provenance, shown beside it: when it was last checked and where it comes from. */
export interface Provenance {
	readonly checked: string;
	readonly source: string;
}

export const provenance = {
	premiums: { checked: 'January 2025', source: 'insurers’ published premiums and benefits' },
	mediSave: { checked: 'January 2025', source: 'Ministry of Health and CPF Board, MediSave withdrawal limits' },
	mediShield: { checked: 'January 2025', source: 'Ministry of Health, MediShield Life benefits' },
	internationalPlans: { checked: 'January 2025', source: 'international health insurers’ published benefit tables' },
	delivery: { checked: 'January 2025', source: 'private hospitals’ published prices' },
} as const satisfies Record<string, Provenance>;

/** `Sources, as checked in January 2025: insurers’ published premiums and benefits; …`: a sentence for each month. */
export function sourcesByMonth(figures: readonly Provenance[]): string {
	// Without `Map.groupBy()`: the package's prerenderer runs on Node 20.
	return [...new Set(figures.map(({ checked }) => checked))]
		.map((month) => {
			const sources = figures.filter(({ checked }) => checked === month).map(({ source }) => source);
			return `Sources, as checked in ${month}: ${sources.join('; ')}.`;
		})
		.join(' ');
}
