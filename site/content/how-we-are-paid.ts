/** How the site is paid, and that the ranking does not depend on it. To be confirmed by the operator before launch. */

import { brand } from '../../shared/content/brand.ts';

export const howWeArePaid =
	`${brand.name} is free for you. If you buy a policy through an adviser we introduce, the adviser or the insurer may pay us a fee, which may be higher for one plan than for another. ` +
	'It does not change your premium, and it does not change the order of the plans on this site.';
