/** The places of the widget's three parts on the page, readable and usable before its script arrives. */

import { prerenderQuoteWidget } from '../../../widget/prerender.tsx';
import type { MaternitySection } from '../../content/maternity-sections.ts';

const plansPart = prerenderQuoteWidget({ show: 'plans', share: true });
const formPart = prerenderQuoteWidget({ show: 'form' });
const faqPart = prerenderQuoteWidget({ show: 'faq' });

export const PlansPart = () => <Embedded id="compare" html={plansPart} />;
export const QuotePart = () => <Embedded id="quote" html={formPart} />;
export const FaqPart = () => <Embedded id="faq" html={faqPart} />;

/** The widget brings the part's heading along. */
function Embedded({ id, html }: { id: MaternitySection; html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, made while the page is built.
	return <section id={id} className="embedded" dangerouslySetInnerHTML={{ __html: html }} />;
}
