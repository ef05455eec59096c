/** The attributes of `<quote-widget>`, and the typed options read from them. */

import { brand } from '../../shared/content/brand.ts';
import { isPlanId, type PlanId, planIds } from '../../shared/content/plans.ts';
import { enquiriesPath, partnerId } from '../../shared/enquiry/enquiry-api.ts';

const parts = ['plans', 'form', 'faq'] as const;
export type Part = (typeof parts)[number];
export type Theme = 'light' | 'dark' | 'auto';

/** The attributes as a page sets them. */
export interface QuoteWidgetAttributes {
	/** Parts to show, separated by spaces: `plans`, `form`, `faq`; always rendered in this order. Default: all. */
	show?: string | undefined;
	/** URL that enquiries are posted to; `simulate` sends nothing. Default: `/api/enquiries` on the script's origin. */
	endpoint?: string | undefined;
	/** The partner id sent with an enquiry: 1 to 64 letters, digits, dots, hyphens or underscores. */
	partner?: string | undefined;
	/** The plan the form starts with. Default: `plan-1`. */
	plan?: PlanId | undefined;
	/** Default: `auto`, which follows the page's `color-scheme`, and the system where that leaves it open. */
	theme?: Theme | undefined;
	/** Phone number shown after sending succeeds or fails. Default: the brand's. */
	phone?: string | undefined;
	/** Email address shown after sending succeeds or fails. Default: the brand's. */
	email?: string | undefined;
	/** Keeps unsent answers in the browser tab for an hour. Default: off. */
	draft?: boolean | undefined;
	/** Keeps the comparison's state in the URL fragment, so that the link can be shared. Default: off. */
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

/** With this endpoint the enquiry is logged, not sent, and succeeds. */
export const simulatedEndpoint = 'simulate';

/** Turns attributes into options. An unknown value falls back to the default, so that a typo never breaks a page. */
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

/** Whether a flag is on. Before the element is defined, frameworks write false, null and undefined as strings. */
export function isOn(flag: unknown): boolean {
	return !/^(null|undefined|false)$/.test(`${flag}`);
}

/** Converts a property's value to its attribute's; null removes the attribute. */
export function asAttribute(name: AttributeName, value: unknown): string | null {
	if (flagNames.includes(name)) return isOn(value) ? '' : null;
	return value === null || value === undefined ? null : `${value}`;
}

function readParts(show: string | null): readonly Part[] {
	const wanted = show?.split(/\s+/) ?? [];
	const known = parts.filter((part) => wanted.includes(part));
	return known.length ? known : parts;
}
