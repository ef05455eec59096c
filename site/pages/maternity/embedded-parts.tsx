/** The places of the widget's three parts on the page, readable and usable before its script arrives. */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderQuoteWidget } from '../../../widget/prerender.tsx';
import type { MaternitySection } from '../../content/maternity-sections.ts';
import { LayoutBreak } from '../../layout/layout-break.tsx';

const plansPart = cutBefore(
	'<div class="plan-cards',
	prerenderQuoteWidget({ show: 'plans', share: true, draft: true }),
);
const formPart = cutBefore(
	'<div class="field" part="field"><label for="email"',
	prerenderQuoteWidget({ show: 'form', draft: true }),
);
const faqPart = prerenderQuoteWidget({ show: 'faq' });

export const PlansPart = () => <Embedded id="compare" html={plansPart} />;
export const QuotePart = () => (
	<Embedded id="quote" html={formPart}>
		<p className="source">
			Our <a href="/privacy">Privacy Policy</a> says how we use what you send. Our{' '}
			<a href="/terms">Terms and Conditions</a> apply.
		</p>
	</Embedded>
);
export const FaqPart = () => <Embedded id="faq" html={faqPart} />;

/** The widget brings the part's heading along. */
function Embedded({ id, html, children }: { id: MaternitySection; html: string; children?: ReactNode }) {
	return (
		<section id={id} className="embedded">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, made while the page is built. */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
			{children}
		</section>
	);
}

/** The plans and the form are long enough to be cut themselves. */
function cutBefore(place: string, html: string): string {
	if (!html.includes(place)) throw new Error(`The prerendered widget cannot be cut before ${place}: it is not there.`);
	return html.replace(place, `${renderToStaticMarkup(<LayoutBreak inWidget />)}$&`);
}
