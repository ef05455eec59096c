/** `quote-widget/solid`: the element, and its type in Solid's JSX. */

import type { JSX } from 'solid-js';
import type { QuoteWidgetAttributes, QuoteWidgetElement } from '../../../index.ts';

export * from '../../../index.ts';

declare module 'solid-js' {
	namespace JSX {
		interface IntrinsicElements {
			'quote-widget': QuoteWidgetAttributes & JSX.HTMLAttributes<QuoteWidgetElement>;
		}
	}
}
