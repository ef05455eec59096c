/** The events of `<quote-widget>`: names, details, and how they are dispatched. No detail ever holds personal data. */

import type { PlanChoice, PlanId } from '../../shared/content/plans/plans.ts';
import type { EnquiryField } from '../../shared/enquiry/fields.ts';
import { unlessRefused } from '../../shared/unless-refused.ts';

/** Every event with its detail; the names and the types are derived from it. A value stands for the type of the detail. */
const details = {
	/** The widget is rendered and interactive. */
	'quote-widget:ready': {} as Record<string, never>,
	/** "Get Quote" was pressed, or a plan chosen in the form; empty: not sure yet. Cancel it to keep focus and scroll where they are. */
	'quote-widget:plan-selected': {} as { plan: PlanChoice },
	/** The visitor entered the first answer. Here and below, no `plan` means that the visitor is not sure yet. */
	'quote-widget:start': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** Validation failed; `fields` lists the fields with errors. */
	'quote-widget:invalid': {} as { fields: EnquiryField[] },
	/** A valid form is about to be sent. Cancel it to handle it yourself: read `values`. */
	'quote-widget:submit': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** The enquiry is stored. */
	'quote-widget:success': {} as { reference: string; partner: string | undefined; plan: PlanId | undefined },
	/** The enquiry was not stored. `code`: the HTTP status, `network`, `endpoint` where none is known, or `unknown` for an unexpected response. */
	'quote-widget:error': {} as { code: string; retryable: boolean },
};

export type QuoteWidgetEventDetails = typeof details;
export type QuoteWidgetEventName = keyof QuoteWidgetEventDetails;

export type QuoteWidgetEventMap = {
	[Name in QuoteWidgetEventName]: CustomEvent<QuoteWidgetEventDetails[Name]>;
};

export const eventNames = /* @__PURE__ */ Object.keys(details) as QuoteWidgetEventName[];

/** Dispatches an event; returns false if the page canceled it. A page that breaks events cancels nothing. */
export type Emit = <Name extends QuoteWidgetEventName>(name: Name, detail: QuoteWidgetEventDetails[Name]) => boolean;

/** The events are composed: they cross shadow roots. */
export function emitFrom(element: HTMLElement): Emit {
	return (name, detail) =>
		unlessRefused(() =>
			element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })),
		) ?? true;
}
