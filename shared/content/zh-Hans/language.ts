/** The language of this folder's words. */

import type { Language } from '../languages.ts';

export const language: Language = 'zh-Hans';
