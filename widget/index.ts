/** Entry of the npm package: importing it registers `<quote-widget>`. */

import './define.ts';

export type { QuoteWidgetEventDetails, QuoteWidgetEventMap, QuoteWidgetEventName } from './element/events.ts';
export type { Part, QuoteWidgetAttributes, Theme } from './element/options.ts';
export { QuoteWidgetElement } from './element/quote-widget-element.tsx';
