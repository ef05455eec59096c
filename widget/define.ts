/** Entry of the script: registers the element, and mounts a widget if the script tag has `data-mount`. */

import { mountFromScript } from './element/mount-from-script.ts';
import { QuoteWidgetElement } from './element/quote-widget-element.tsx';
import { runningScript } from './element/script-origin.ts';

// The script may be loaded twice, even in two versions. Then the first registration stays.
if (globalThis.customElements && !customElements.get('quote-widget')) {
	customElements.define('quote-widget', QuoteWidgetElement);
}
mountFromScript(runningScript);
