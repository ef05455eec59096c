/** What the visitor has said, for an island. Its prerendered HTML knows nothing yet, and so does its first rendering. */

import { useSyncExternalStore } from 'react';
import { followVisit, readVisit, type Visit } from './visit.ts';

const nothing: Visit = {};

export function useVisit(): Visit {
	return useSyncExternalStore(followVisit, readVisit, () => nothing);
}
