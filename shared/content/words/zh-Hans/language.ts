/** The language of this folder's words, what stands between two of them, and what stands where a part failed. */

import type { Language } from '../../languages.ts';

export const language: Language = 'zh-Hans';
export const colon = '：';
export const comma = '，';
export const space = '';
export const unexpectedError = '发生意外的程序错误！';
