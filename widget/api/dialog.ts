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
		/** Dispatched by the pressed element before the dialog opens. Cancelable. */
		'quote-widget:open': Event;
		'quote-widget:close': Event;
	}
}
