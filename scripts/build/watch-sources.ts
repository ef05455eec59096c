/** Development servers look at what people write, not at what commands make: an enquiry stored in `data/` reloads no page. */

import { join, sep } from 'node:path';

const made = ['build', 'data', 'dist', 'screenshots'].map((folder) => join(import.meta.dirname, '../..', folder));

export const watchSources = {
	ignored: (path: string) => made.some((folder) => `${path}${sep}`.startsWith(`${folder}${sep}`)),
};
