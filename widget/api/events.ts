/** The events of `<quote-widget>`: names, details, and how they are dispatched. No detail ever holds personal data. */

import type { PlanChoice, PlanId } from '../../shared/content/plans/plans.ts';
import type { EnquiryField } from '../../shared/enquiry/fields.ts';
import { unlessRefused } from '../../shared/unless-refused.ts';

/** Event names and types are derived from this table. Only the type of each value is used. */
const details = {
	/** The widget is rendered and interactive. */
	'quote-widget:ready': {} as Record<string, never>,
	/** "Get Quote" was pressed, or a plan was chosen in the form; an empty `plan` means not sure yet. Cancel it to prevent moving focus and scroll. */
	'quote-widget:plan-selected': {} as { plan: PlanChoice },
	/** The visitor entered the first answer. Here and below, `plan` is undefined if the visitor is not sure yet. */
	'quote-widget:start': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** Validation failed; `fields` lists the fields with errors. */
	'quote-widget:invalid': {} as { fields: EnquiryField[] },
	/** A valid form is about to be sent. Cancel it to send the answers yourself: read them from `values`. */
	'quote-widget:submit': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** The enquiry is stored. */
	'quote-widget:success': {} as { reference: string; partner: string | undefined; plan: PlanId | undefined },
	/** The enquiry was not stored. `code` is the HTTP status, `network`, `endpoint` if none is known, or `unknown` for an unexpected response. */
	'quote-widget:error': {} as { code: string; retryable: boolean },
};

export type QuoteWidgetEventDetails = typeof details;
export type QuoteWidgetEventName = keyof QuoteWidgetEventDetails;

export type QuoteWidgetEventMap = {
	[Name in QuoteWidgetEventName]: CustomEvent<QuoteWidgetEventDetails[Name]>;
};

export const eventNames = /* @__PURE__ */ Object.keys(details) as QuoteWidgetEventName[];

/** Dispatches an event; returns false if the page canceled it. If the page's own code makes dispatching throw, returns true. */
export type Emit = <Name extends QuoteWidgetEventName>(name: Name, detail: QuoteWidgetEventDetails[Name]) => boolean;

/** The events are composed, so they cross shadow roots. */
export function emitFrom(element: HTMLElement): Emit {
	return (name, detail) =>
		unlessRefused(() =>
			element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })),
		) ?? true;
}
