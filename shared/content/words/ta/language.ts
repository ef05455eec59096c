/** The language of this folder's words, what stands between two of them, and what stands where a part failed. */

import type { Language } from '../../languages.ts';

export const language: Language = 'ta';
export const colon = ': ';
export const comma = ', ';
export const space = ' ';
export const unexpectedError = 'எதிர்பாராத செயலிப் பிழை!';
