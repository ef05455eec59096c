/** The language of this folder's words, as a BCP 47 tag. */

export const language = 'en';
