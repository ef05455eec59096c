/** Language tag of this folder, punctuation with its spaces, and the title of an unexpected error. */

import type { Language } from '../../languages.ts';

export const language: Language = 'zh-Hans';
export const colon = '：';
export const comma = '，';
export const space = '';
export const unexpectedError = '发生意外的程序错误！';
