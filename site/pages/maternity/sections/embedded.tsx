/** The widget's three parts as sections of the page. The heading of each is the widget's own. */

import { prerenderQuoteWidget } from '../../../../widget/prerender.tsx';
import { type MaternitySection, maternitySections } from '../../../content/maternity-sections.ts';
import { targetName } from '../../../layout/target-name.ts';

export function PlansPart() {
	return <Embedded id="compare" html={prerenderQuoteWidget({ show: 'plans', draft: true })} />;
}

export function QuotePart() {
	return <Embedded id="quote" html={prerenderQuoteWidget({ show: 'form', draft: true })} />;
}

export function FaqPart() {
	return <Embedded id="faq" html={prerenderQuoteWidget({ show: 'faq' })} />;
}

function Embedded({ id, html }: { id: MaternitySection; html: string }) {
	return (
		<section id={id} className="embedded" {...targetName(id, maternitySections[id])} tabIndex={-1}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, rendered at build. */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
		</section>
	);
}
