/** All words of this language, by file, for programs that use every language. The widget imports single files as `#words/…`. */

export { adviserQuestionCopy } from './adviser-questions.ts';
export { articleCopy } from './article-copy.ts';
export * as comparisonCopy from './comparison-copy.ts';
export * as consent from './consent.ts';
export * as faq from './faq.ts';
export * as formCopy from './form-copy.ts';
export { inTimeCopy } from './in-time-copy.ts';
export * from './language.ts';
export { languagePage } from './language-page.ts';
export * as launcherCopy from './launcher-copy.ts';
export * as planSummary from './plan-summary.ts';
export { enquiryPageCopy, receiptCopy, withdrawalCopy } from './service-copy.ts';
export { worthItCopy } from './worth-it-copy.ts';
