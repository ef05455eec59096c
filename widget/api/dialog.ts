/** What a page may do with the dialog of the button. Its script is `launcher/quote-widget-button.ts`. */

/** `<quote-widget-dialog>`: there is one on a page, at the end of the body. */
export interface QuoteWidgetDialog extends HTMLElement {
	open(): void;
	close(): void;
}

declare global {
	interface HTMLElementTagNameMap {
		'quote-widget-dialog': QuoteWidgetDialog;
	}
	interface GlobalEventHandlersEventMap {
		/** The pressed element is about to open the dialog; may be canceled. */
		'quote-widget:open': Event;
		'quote-widget:close': Event;
	}
}
