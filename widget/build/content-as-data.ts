/**
 * The script gets the questions' answers as they are worked out from figures, without the code that does it, and of all
 * consent wordings the current one.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { precompute } from './precompute.ts';

const content = ['faq.ts', 'consent.ts'].map((file) => join(import.meta.dirname, '../../shared/content', file));

export function contentAsData(): Plugin {
	return precompute('content-as-data', content, (file) => import(pathToFileURL(file).href));
}
