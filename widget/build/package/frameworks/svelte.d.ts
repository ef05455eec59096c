/** `quote-widget/svelte`: the element, and its type in Svelte's templates. */

import type { HTMLAttributes } from 'svelte/elements';
import type { QuoteWidgetAttributes, QuoteWidgetElement } from '../../../index.ts';

export * from '../../../index.ts';

declare module 'svelte/elements' {
	interface SvelteHTMLElements {
		'quote-widget': QuoteWidgetAttributes & HTMLAttributes<QuoteWidgetElement>;
	}
}
