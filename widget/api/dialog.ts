/** Public interface of the dialog that the button's script defines (`launcher/quote-widget-button.ts`). */

/** `<quote-widget-dialog>`: one per page, at the end of the body. */
export interface QuoteWidgetDialog extends HTMLElement {
	open(): void;
	close(): void;
}

declare global {
	interface HTMLElementTagNameMap {
		'quote-widget-dialog': QuoteWidgetDialog;
	}
	interface GlobalEventHandlersEventMap {
		/** Dispatched before the dialog opens, on the pressed element, or on the dialog element if `open()` was called. Cancelable. */
		'quote-widget:open': Event;
		/** Dispatched on the same element after the dialog has closed. */
		'quote-widget:close': Event;
	}
}
