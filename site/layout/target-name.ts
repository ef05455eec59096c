/** The name of a section that calls to action lead to: what a screen reader says on arrival. */

/** The comparison and the questions are landmarks of that name themselves: their section is a group. */
export function targetName(id: string, name: string): { role?: 'group'; 'aria-label': string } {
	return { ...(id !== 'quote' && { role: 'group' as const }), 'aria-label': name };
}
