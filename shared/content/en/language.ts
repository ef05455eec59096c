/** The language of this folder's words, and what stands between two of them. */

import type { Language } from '../languages.ts';

export const language: Language = 'en';
export const colon = ': ';
export const comma = ', ';
/** Between two sentences. */
export const space = ' ';
