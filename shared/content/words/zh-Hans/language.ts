/** The language of this folder's words, what stands between two of them, and what stands where a part failed. */

import type { Language } from '../../languages.ts';

export const language: Language = 'zh-Hans';
export const colon = '：';
export const comma = '，';
/** Between two sentences. */
export const space = '';
/** Above the error's own message. */
export const unexpectedError = '发生意外的程序错误！';
/** The page of a service that is only starting. */
export const startingCopy = { title: '请稍候', text: '此页面会自动重新加载。' } as const;
