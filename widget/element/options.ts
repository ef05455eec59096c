/** The attributes of `<quote-widget>`, and the typed options they stand for. */

import { brand } from '../../shared/content/brand.ts';
import { isPlanId, type PlanId, planIds } from '../../shared/content/plans.ts';
import { enquiriesPath, partnerId } from '../../shared/enquiry/enquiry-api.ts';

const parts = ['plans', 'form', 'faq'] as const;
export type Part = (typeof parts)[number];
export type Theme = 'light' | 'dark' | 'auto';

/** The attributes as a page writes them. */
export interface QuoteWidgetAttributes {
	/** Which parts, separated by spaces, of `plans`, `form` and `faq`; they always come in this order. Default: all. */
	show?: string | undefined;
	/** Where enquiries go; `simulate` sends nothing. Default: `/api/enquiries` where the script came from. */
	endpoint?: string | undefined;
	/** The partner id sent with an enquiry: 1 to 64 letters, digits, dots, hyphens or underscores. */
	partner?: string | undefined;
	/** The plan the form starts with. Default: `plan-1`. */
	plan?: PlanId | undefined;
	/** Default: `auto`, as the visitor's system prefers. */
	theme?: Theme | undefined;
	/** Phone number offered after sending, and when it fails. Default: the brand's. */
	phone?: string | undefined;
	/** Email address offered after sending, and when it fails. Default: the brand's. */
	email?: string | undefined;
	/** Keeps unsent answers in the browser tab for an hour. Default: off. */
	draft?: boolean | undefined;
	/** Keeps the comparison's state in the page's address, to be shared. Default: off. */
	share?: boolean | undefined;
}

export const attributeNames = [
	'show',
	'endpoint',
	'partner',
	'plan',
	'theme',
	'phone',
	'email',
	'draft',
	'share',
] as const satisfies readonly (keyof QuoteWidgetAttributes)[];

export type AttributeName = (typeof attributeNames)[number];

export const flagNames: readonly string[] = ['draft', 'share'] satisfies AttributeName[];

/** The attributes after defaults and checks. */
export interface WidgetOptions {
	show: readonly Part[];
	endpoint: string;
	partner: string | undefined;
	plan: PlanId;
	theme: Theme;
	phone: string;
	email: string;
	draft: boolean;
	share: boolean;
}

/** Sends nothing: the enquiry is logged and succeeds. */
export const simulatedEndpoint = 'simulate';

/** Turns attributes into options. An unknown value counts as none, so that a typing error never breaks a page. */
export function readOptions(attribute: (name: AttributeName) => string | null, origin = ''): WidgetOptions {
	const plan = attribute('plan');
	const partner = attribute('partner') ?? '';
	const theme = attribute('theme');
	return {
		show: readParts(attribute('show')),
		endpoint: attribute('endpoint') || origin + enquiriesPath,
		partner: partnerId.test(partner) ? partner : undefined,
		plan: isPlanId(plan) ? plan : planIds[0],
		theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
		phone: attribute('phone') || brand.phone,
		email: attribute('email') || brand.email,
		draft: isOn(attribute('draft')),
		share: isOn(attribute('share')),
	};
}

/** Whether a flag is on. Before the element is defined, frameworks write one that is off as `false`, `null` or `undefined`. */
export function isOn(flag: unknown): boolean {
	return !/^(null|undefined|false)$/.test(`${flag}`);
}

/** A property's value as its attribute; null where the attribute is left out. */
export function asAttribute(name: AttributeName, value: unknown): string | null {
	if (flagNames.includes(name)) return isOn(value) ? '' : null;
	return value === null || value === undefined ? null : `${value}`;
}

function readParts(show: string | null): readonly Part[] {
	const wanted = show?.split(/\s+/) ?? [];
	const known = parts.filter((part) => wanted.includes(part));
	return known.length ? known : parts;
}
