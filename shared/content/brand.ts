/** Who runs the site and how to reach them, from `brand.json`: what an operator edits to rebrand it, together with the consent wording. */

import data from './brand.json' with { type: 'json' };
import { phoneLink } from './phone-link.ts';

export const brand = {
	...data,
	/** PUBLIC_ORIGIN of the build or of the running service, so that pages name the address they are served at. */
	url: process.env.PUBLIC_ORIGIN || data.url,
	/** The same number as a `tel:` link takes it. */
	phoneHref: /* @__PURE__ */ phoneLink(data.phone),
};
