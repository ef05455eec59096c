/** The brand: who runs the site and how to reach them. An operator edits `brand.json` and the consent wording to rebrand it. */

import data from './brand.json' with { type: 'json' };
import { phoneLink } from './phone-link.ts';

export const brand = {
	...data,
	/** Public origin of the pages: PUBLIC_ORIGIN of the build or the running service, or the brand's own. */
	url: process.env.PUBLIC_ORIGIN || data.url,
	phoneHref: /* @__PURE__ */ phoneLink(data.phone),
};
