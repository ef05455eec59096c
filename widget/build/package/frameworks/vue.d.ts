/** `quote-widget/vue`: the element, and its type in Vue's templates. */

import type { EmitFn, HTMLAttributes } from 'vue';
import type { QuoteWidgetAttributes, QuoteWidgetEventMap, QuoteWidgetEventName } from '../../../index.ts';

export * from '../../../index.ts';

type Emits = { [Name in QuoteWidgetEventName]: [event: QuoteWidgetEventMap[Name]] };

declare module 'vue' {
	interface GlobalComponents {
		'quote-widget': new () => { $props: QuoteWidgetAttributes & HTMLAttributes; $emit: EmitFn<Emits> };
	}
}
