/** Entry of the npm package: importing it registers `<quote-widget>`. */

import './define.ts';

export type { QuoteWidgetEventDetails, QuoteWidgetEventMap, QuoteWidgetEventName } from './events.ts';
export type { Part, QuoteWidgetAttributes, Theme } from './options.ts';
export { QuoteWidgetElement } from './quote-widget-element.tsx';
