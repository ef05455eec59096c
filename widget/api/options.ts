/** Attributes of `<quote-widget>`, and the options that the widget reads from them. */

import { brand } from '../../shared/content/brand.ts';
import { isPlanId, type PlanId, planIds } from '../../shared/content/plans/plans.ts';
import { enquiriesPath, partnerId } from '../../shared/enquiry/enquiry-api.ts';
import { warnOnce } from './warn-once.ts';

const parts = ['plans', 'form', 'faq'] as const;
const formFirst = ['form', 'plans', 'faq'] as const;
export type Part = (typeof parts)[number];
export type Theme = 'light' | 'dark' | 'auto';

/**
 * Table from which the attributes' names, types, properties and React props are derived; editors show its comments. A value has
 * the attribute's type, and `false` marks a flag.
 */
const attributes = {
	/**
	 * Parts to show, separated by spaces: `plans`, `form`, `faq`. They are rendered in this order, or with the form first if `form`
	 * is named first. Default: all.
	 */
	show: '',
	/**
	 * URL that enquiries are posted to. `simulate` sends nothing and succeeds; `simulate-failure` sends nothing and fails.
	 * Default: `/api/enquiries` on the script's origin. A module, a bundle or a copied script has no default, and then sends nothing.
	 */
	endpoint: '',
	/** The partner id sent with an enquiry: 1 to 64 letters, digits, dots, hyphens or underscores. */
	partner: '',
	/** Your own label for a page, a branch or an adviser, in the same characters as `partner`; sent as `partnerTag`. */
	tag: '',
	/** Id of the plan that the form starts with, such as `plan-2`. Default: the first plan. */
	plan: '' as PlanId,
	/** `light`, `dark` or `auto`. Default: `auto`, the `color-scheme` that the element inherits from the page. */
	theme: '' as Theme,
	/** Phone number shown if sending fails, and in the advice on the last weeks to apply. Default: the brand's phone number. */
	phone: '',
	/** Email address shown if sending fails. Default: the brand's email address. */
	email: '',
	/** Keeps unsent answers and the last receipt in the browser tab for an hour. Default: off. */
	draft: false as boolean,
};

type Attributes = typeof attributes;
export type AttributeName = keyof Attributes;

/** The attributes as a page sets them. */
export type QuoteWidgetAttributes = { [Name in AttributeName]?: Attributes[Name] | undefined };

export const attributeNames = Object.keys(attributes) as AttributeName[];

export function isFlag(name: string): boolean {
	return attributes[name as AttributeName] === false;
}

/** Attributes after defaults and validation. `theme` is absent, because only the style sheet uses it. */
export interface WidgetOptions {
	show: readonly Part[];
	/** URL that enquiries are posted to, or `simulate…`. Empty if unknown; then nothing can be sent. */
	endpoint: string;
	partner: string | undefined;
	partnerTag: string | undefined;
	plan: PlanId;
	/** Origin of the operator's site; empty if the page has the same origin. */
	site: string;
	phone: string;
	email: string;
	draft: boolean;
}

/** Endpoints for which the widget only logs the enquiry, and pretends to succeed or fail. */
export const simulatedEndpoint = /^simulate(-failure)?$/;

/**
 * Converts attributes to options. An invalid value falls back to the default, so that a typo never breaks a page.
 * @param origin origin of the service, for `site` and the default `endpoint`; empty for the page's own, undefined if unknown
 */
export function readOptions(attribute: (name: AttributeName) => string | null, origin?: string): WidgetOptions {
	const read = (name: AttributeName) => attribute(name)?.trim() ?? '';
	/** Returns a valid value. Warns in the console about an invalid one, because the page does not show the mistake. */
	const check = (name: AttributeName, known: { test(value: string): boolean }) => {
		const value = read(name);
		if (known.test(value)) return value;
		if (value) warnOnce(`${name}="${value}" means nothing`);
		return undefined;
	};
	const requested = read('show').split(/\s+/);
	const order = requested[0] === 'form' ? formFirst : parts;
	const shown = order.filter((part) => requested.includes(part));
	check('show', /^((plans|form|faq)(\s+|$))+$/);
	check('theme', /^(light|dark|auto)$/);
	return {
		show: shown.length ? shown : parts,
		endpoint: read('endpoint') || (origin === undefined ? '' : origin + enquiriesPath),
		partner: check('partner', partnerId),
		partnerTag: check('tag', partnerId),
		plan: (check('plan', { test: isPlanId }) as PlanId | undefined) ?? planIds[0],
		site: origin ?? brand.url,
		phone: read('phone') || brand.phone,
		email: read('email') || brand.email,
		draft: isOn(attribute('draft')),
	};
}

/** True if a flag is on. Strings such as `false` count as off, because frameworks write them before the element is defined. */
export function isOn(flag: unknown): boolean {
	return !/^(null|undefined|false)$/.test(`${flag}`);
}

/** Converts a property value to an attribute value; null removes the attribute. */
export function asAttribute(name: AttributeName, value: unknown): string | null {
	if (isFlag(name)) return isOn(value) ? '' : null;
	return value === null || value === undefined ? null : `${value}`;
}
