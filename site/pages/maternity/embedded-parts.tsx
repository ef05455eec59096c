/** The places of the widget's three parts on the page, readable and usable before its script arrives. */

import type { ReactNode } from 'react';
import { prerenderQuoteWidget } from '../../../widget/prerender.tsx';
import type { MaternitySection } from '../../content/maternity-sections.ts';

const plansPart = prerenderQuoteWidget({ show: 'plans', share: true, draft: true });
const formPart = prerenderQuoteWidget({ show: 'form', draft: true });
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
