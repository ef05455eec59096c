/** The table of the attributes of `<quote-widget>`, and the options read from them. */

import { brand } from '../../shared/content/brand.ts';
import { isPlanId, type PlanId, planIds } from '../../shared/content/plans/plans.ts';
import { enquiriesPath, partnerId } from '../../shared/enquiry/enquiry-api.ts';
import { warnOnce } from './warn-once.ts';

const parts = ['plans', 'form', 'faq'] as const;
export type Part = (typeof parts)[number];
export type Theme = 'light' | 'dark' | 'auto';

/**
 * The one table: names, types, properties and the React component's props come from it, and editors show its comments.
 * A value stands for its type; a boolean is a flag.
 */
const attributes = {
	/** Parts to show, separated by spaces: `plans`, `form`, `faq`; always rendered in this order. Default: all. */
	show: '',
	/**
	 * URL that enquiries are posted to; `simulate` sends nothing and succeeds, `simulate-failure` fails. Default: `/api/enquiries` on the script's origin; a module or
	 * a bundle has none, and sends nothing without it.
	 */
	endpoint: '',
	/** The partner id sent with an enquiry: 1 to 64 letters, digits, dots, hyphens or underscores. */
	partner: '',
	/** Your own mark for a page, a branch or an adviser, of the same characters; sent as `partnerTag`. */
	tag: '',
	/** The plan the form starts with. Default: `plan-1`. */
	plan: '' as PlanId,
	/** Default: `auto`, the `color-scheme` of where the element stands. */
	theme: '' as Theme,
	/** Phone number shown after sending succeeds or fails. Default: the brand's. */
	phone: '',
	/** Email address shown after sending succeeds or fails. Default: the brand's. */
	email: '',
	/** Keeps unsent answers in the browser tab for an hour. Default: off. */
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

/** The attributes after defaults and checks; the stylesheet reads the theme. */
export interface WidgetOptions {
	show: readonly Part[];
	/** Empty: not known, so nothing can be sent. */
	endpoint: string;
	partner: string | undefined;
	partnerTag: string | undefined;
	plan: PlanId;
	/** Origin of the operator's site; empty: the page's own. */
	site: string;
	phone: string;
	email: string;
	draft: boolean;
}

/** With one of these endpoints the enquiry is logged, not sent, and succeeds or fails. */
export const simulatedEndpoint = /^simulate(-failure)?$/;

/**
 * Turns attributes into options. An unknown value falls back to the default, so that a typo never breaks a page.
 * @param origin of the enquiry service, unless an endpoint is given; empty: the page's own; undefined: not known
 */
export function readOptions(attribute: (name: AttributeName) => string | null, origin?: string): WidgetOptions {
	const read = (name: AttributeName) => attribute(name)?.trim() ?? '';
	/** Warns about a meaningless value in the console: on the page nobody would notice it. */
	const check = (name: AttributeName, known: { test(value: string): boolean }) => {
		const value = read(name);
		if (known.test(value)) return value;
		if (value) warnOnce(`${name}="${value}" means nothing`);
		return undefined;
	};
	const wanted = read('show').split(/\s+/);
	const shown = parts.filter((part) => wanted.includes(part));
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

/** Whether a flag is on. Before the element is defined, frameworks write false, null and undefined as strings. */
export function isOn(flag: unknown): boolean {
	return !/^(null|undefined|false)$/.test(`${flag}`);
}

/** Converts a property's value to its attribute's; null removes the attribute. */
export function asAttribute(name: AttributeName, value: unknown): string | null {
	if (isFlag(name)) return isOn(value) ? '' : null;
	return value === null || value === undefined ? null : `${value}`;
}
