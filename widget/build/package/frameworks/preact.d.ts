/** `quote-widget/preact`: the element, and its type in Preact's JSX. */

// biome-ignore lint/style/noRestrictedImports: types for pages that use Preact themselves.
import type { HTMLAttributes } from 'preact';
import type {
	QuoteWidgetAttributes,
	QuoteWidgetElement,
	QuoteWidgetEventMap,
	QuoteWidgetEventName,
} from '../../../index.ts';

export * from '../../../index.ts';

type Listeners = {
	[Name in QuoteWidgetEventName as `on${Name}`]?: ((event: QuoteWidgetEventMap[Name]) => void) | undefined;
};

declare module 'preact' {
	namespace JSX {
		interface IntrinsicElements {
			'quote-widget': QuoteWidgetAttributes & Listeners & HTMLAttributes<QuoteWidgetElement>;
		}
	}
}
