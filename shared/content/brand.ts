/** Who runs the site and how to reach them, from `brand.json`: what an operator edits to rebrand it, together with the consent wording. */

import data from './brand.json' with { type: 'json' };

/** A marketing claim shown on a page, with who counted it and when. */
export interface Claim {
	readonly value: string;
	readonly label: string;
	/** Empty: the operator says so without evidence, and so does the page. */
	readonly countedBy: string;
	/** The month of the count, such as `2025-01`, or empty. */
	readonly counted: string;
}

const { $schema, claims: counted, ...edited } = data;

export const brand = {
	...edited,
	/** The same number as a `tel:` link takes it. */
	phoneHref: `tel:${/* @__PURE__ */ edited.phone.replace(/[^+\d]/g, '')}`,
};

export const claims = {
	...counted,
	since: { value: `Since ${brand.sinceYear}`, label: 'serving Singapore', countedBy: '', counted: '' },
} satisfies Record<string, Claim>;
