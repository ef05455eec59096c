/** Language tag of this folder, punctuation with its spaces, and the title of an unexpected error. */

import type { Language } from '../../languages.ts';

export const language: Language = 'en';
export const colon = ': ';
export const comma = ', ';
/** Separator between two sentences. */
export const space = ' ';
/** Heading above the status or message of an error. */
export const unexpectedError = 'Unexpected Application Error!';
