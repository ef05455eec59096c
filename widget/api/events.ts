/** Events of `<quote-widget>`: names, details, and how they are dispatched. No detail contains personal data. */

import type { PlanChoice, PlanId } from '../../shared/content/plans/plans.ts';
import type { EnquiryField } from '../../shared/enquiry/fields.ts';
import { unlessRefused } from '../../shared/unless-refused.ts';

/** Table from which event names and types are derived. Of each value only the type is used, and editors show the comments. */
const details = {
	/** The widget is rendered and interactive. */
	'quote-widget:ready': {} as Record<string, never>,
	/**
	 * The visitor pressed “Get Quote”, or chose a plan in the form; an empty `plan` means “not sure yet”. Cancel the event to keep
	 * focus and scroll position.
	 */
	'quote-widget:plan-selected': {} as { plan: PlanChoice },
	/** The visitor entered the first answer. Here, in `submit` and in `success`, `plan` is undefined for “not sure yet”. */
	'quote-widget:start': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** The form or the service found errors; `fields` lists the fields with errors. */
	'quote-widget:invalid': {} as { fields: EnquiryField[] },
	/** A valid form is about to be sent. Cancel the event to send the answers yourself: the element's `values` contains them. */
	'quote-widget:submit': {} as { partner: string | undefined; plan: PlanId | undefined },
	/** The enquiry is stored. */
	'quote-widget:success': {} as { reference: string; partner: string | undefined; plan: PlanId | undefined },
	/**
	 * Sending failed. `code` is the HTTP status, `network`, `endpoint` if no endpoint is known, `simulated`, or `unknown` for an
	 * unexpected error.
	 */
	'quote-widget:error': {} as { code: string; retryable: boolean },
};

export type QuoteWidgetEventDetails = typeof details;
export type QuoteWidgetEventName = keyof QuoteWidgetEventDetails;

export type QuoteWidgetEventMap = {
	[Name in QuoteWidgetEventName]: CustomEvent<QuoteWidgetEventDetails[Name]>;
};

export const eventNames = /* @__PURE__ */ Object.keys(details) as QuoteWidgetEventName[];

/** Dispatches an event. Returns false only if the page canceled it, so also true if code of the page makes dispatching throw. */
export type Emit = <Name extends QuoteWidgetEventName>(name: Name, detail: QuoteWidgetEventDetails[Name]) => boolean;

/** The events bubble and are composed, so that listeners outside a shadow root that contains the widget receive them. */
export function emitFrom(element: HTMLElement): Emit {
	return (name, detail) =>
		unlessRefused(() =>
			element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail })),
		) ?? true;
}
