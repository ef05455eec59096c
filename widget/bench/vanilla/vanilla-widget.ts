/** The yardstick: the same fields, texts, plans and questions in a shadow root, written by hand. */

import { h } from './element.ts';
import { faqPart } from './faq-part.ts';
import { formPart } from './form-part.ts';
import { plansPart } from './plans-part.ts';

const css = import.meta.glob<string>(
	['../../../shared/tokens.css', '../../*.css', '../../{faq,plan-comparison,quote-form,toast,tooltip}/*.css'],
	{
		query: '?inline',
		import: 'default',
		eager: true,
	},
);

const sheet = new CSSStyleSheet();
sheet.replaceSync(Object.values(css).join(''));

class VanillaWidget extends HTMLElement {
	connectedCallback(): void {
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [sheet];
		const wrapper = h('div', { class: 'quote-widget tokens', 'data-theme': 'auto' });
		wrapper.append(plansPart(), formPart(), faqPart());
		root.replaceChildren(wrapper);
	}

	disconnectedCallback(): void {
		this.shadowRoot?.replaceChildren();
	}
}

customElements.define('vanilla-widget', VanillaWidget);
