/** Language tag of this folder, separators between words and sentences, and the title of an unexpected error. */

import type { Language } from '../../languages.ts';

export const language: Language = 'en';
export const colon = ': ';
export const comma = ', ';
/** Separator between two sentences. */
export const space = ' ';
/** Heading above the message of an error. */
export const unexpectedError = 'Unexpected Application Error!';
