/** The yardstick: the same fields, texts, plans, questions and styles in a shadow root, written by hand. */

import tokens from '../../../shared/tokens.css?inline';
import shell from '../../styles/quote-widget.css?inline';
import staticMedia from '../../styles/static-media.css?inline';
import { h } from './element.ts';
import { faqPart } from './faq-part.ts';
import { formPart } from './form-part.ts';
import { plansPart } from './plans-part.ts';

const parts = import.meta.glob<string>('../../{faq,plan-comparison,quote-form,toast,tooltip}/*.css', {
	query: '?inline',
	import: 'default',
	eager: true,
});

const sheet = new CSSStyleSheet();
sheet.replaceSync([tokens, shell, ...Object.values(parts), staticMedia].join(''));

class VanillaWidget extends HTMLElement {
	connectedCallback(): void {
		const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
		root.adoptedStyleSheets = [sheet];
		const wrapper = h('div', { class: 'quote-widget tokens', 'data-theme': 'light dark' });
		wrapper.append(plansPart(), formPart(), faqPart());
		root.replaceChildren(wrapper);
	}

	disconnectedCallback(): void {
		this.shadowRoot?.replaceChildren();
	}
}

customElements.define('vanilla-widget', VanillaWidget);
