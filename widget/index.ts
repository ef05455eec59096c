/** Entry of the npm package: importing it registers `<quote-widget>`. */

import './define.ts';

export type { QuoteWidgetDialog } from './api/dialog.ts';
export type { QuoteWidgetEventDetails, QuoteWidgetEventMap, QuoteWidgetEventName } from './api/events.ts';
export type { Part, QuoteWidgetAttributes, Theme } from './api/options.ts';
export { QuoteWidgetElement } from './element/quote-widget-element.tsx';
