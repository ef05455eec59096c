/** The consent people give with an enquiry. Every wording ever given stays here, so that what a person agreed to can be proved. */

import type { ConsentWording } from '../consent-wording.ts';

export const currentConsent: ConsentWording = {
	version: '2026-11-24.2c60ad85',
	text: '我同意CoverCompass及其持牌顾问合作伙伴可以收集、使用和披露我的个人资料，以便答复我，以及通过电邮、电话或简讯向我推销保险产品。我的资料不会与无关的第三方共享。',
};

/** Wordings that people agreed to before; a new one takes the current one's place and moves it here, unchanged. */
export const formerConsents: readonly ConsentWording[] = [];
