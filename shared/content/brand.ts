/** The brand: who runs the site and how to reach them. An operator replaces the values in `brand.json`. */

import data from './brand.json' with { type: 'json' };
import { phoneLink } from './phone-link.ts';

export const brand = {
	...data,
	/** Public origin of the pages. A build of the site fixes `PUBLIC_ORIGIN`; the service reads it at its start. Default: `url` of `brand.json`. */
	url: process.env.PUBLIC_ORIGIN || data.url,
	phoneHref: /* @__PURE__ */ phoneLink(data.phone),
};
