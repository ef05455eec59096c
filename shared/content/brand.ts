/** Who runs the site and how to reach them, from `brand.json`: what an operator edits to rebrand it, together with the consent wording. */

import data from './brand.json' with { type: 'json' };

export const brand = {
	...data,
	/** The same number as a `tel:` link takes it. */
	phoneHref: `tel:${/* @__PURE__ */ data.phone.replace(/[^+\d]/g, '')}`,
};
