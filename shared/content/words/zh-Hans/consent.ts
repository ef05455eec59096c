/** Wording of the consent in the form, with the company’s name. The build records each wording in `consents.json`. */

import { brand } from '../../brand.ts';
import { wordingOf } from '../../records/consent-wording.ts';

export const currentConsent = wordingOf(
	'zh-Hans',
	`我同意${brand.legalName}及其持牌顾问合作伙伴可以收集、使用和披露我的个人资料，以便答复我，以及通过电邮、电话或简讯向我推销保险产品。我的资料不会与无关的第三方共享。`,
);
