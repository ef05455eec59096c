/** Who runs the site and how to reach them, from `brand.json`: what an operator edits to rebrand it, together with the consent wording. */

import data from './brand.json' with { type: 'json' };

const { $schema, claims, ...edited } = data;

export const brand = {
	...edited,
	/** The same number as a `tel:` link takes it. */
	phoneHref: `tel:${/* @__PURE__ */ edited.phone.replace(/[^+\d]/g, '')}`,
};
