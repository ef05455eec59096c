/** Entry of the script: registers the tag and mounts where the script tag says. The one file with side effects. */

import { mountFromScript } from './element/mount-from-script.ts';
import { QuoteWidgetElement } from './element/quote-widget-element.tsx';
import { script } from './element/script-origin.ts';

// A second copy of the script, of whatever version, leaves the first in charge.
if (globalThis.customElements && !customElements.get('quote-widget')) {
	customElements.define('quote-widget', QuoteWidgetElement);
}
mountFromScript(script);
