/** Public interface of the dialog that the button opens. The dialog is defined in `launcher/quote-widget-button.ts`. */

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
		/** Dispatched before the dialog opens, by the pressed element, or by the dialog element if `open()` was called. Cancelable. */
		'quote-widget:open': Event;
		/** Dispatched by the same element after the dialog has closed. */
		'quote-widget:close': Event;
	}
}
