/** The parts of the pages that React hydrates, each by the name in its HTML. */

import type { ComponentType } from 'react';

/** Each is a script of its own. Rejects when it cannot be fetched. */
export const islands = {
	'table-of-contents': async () => (await import('./table-of-contents.tsx')).TableOfContents,
	'in-time': async () => (await import('./in-time/in-time.tsx')).InTime,
	'hospital-days': async () => (await import('./hospital-days.tsx')).HospitalDays,
	'partner-options': async () => (await import('./partner-options/partner-options.tsx')).PartnerOptions,
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;
