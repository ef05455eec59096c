/** The colour of a coverage badge, chosen from its words. */

type CoverageTone = 'green' | 'blue' | 'yellow' | 'orange' | 'purple';

export function coverageTone(coverage: string): CoverageTone {
	if (coverage.startsWith('Yes - All')) return 'green';
	if (coverage.startsWith('Yes -')) return 'blue';
	if (coverage.startsWith('Varies')) return 'yellow';
	if (coverage.startsWith('Some')) return 'orange';
	return 'purple';
}
