/** How the site is paid, and that it does not rank by it. An operator confirms these sentences before launch; the terms repeat them. */

import { brand } from '../../shared/content/brand.ts';

export const howWeArePaid =
	`${brand.name} is free for you. If you buy a policy through an adviser we introduce, the adviser or the insurer may pay us a fee, which may be higher for one plan than for another. ` +
	'It does not change your premium, and it does not change the order of the plans on this site.';
