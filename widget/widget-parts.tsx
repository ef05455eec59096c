/** The parts of the widget in their order: comparison, form, FAQ. */

import '../shared/tokens.css';
import './styles/quote-widget.css';
import { Faq } from './faq/faq.tsx';
import { PlanComparison } from './plan-comparison/plan-comparison.tsx';
import { QuoteForm, type QuoteFormProps } from './quote-form/quote-form.tsx';
import './styles/static-media.css';

interface WidgetPartsProps extends QuoteFormProps {
	/** Counts the calls of `reset()`; as the form's key it remounts the form. */
	resets?: number;
}

export function WidgetParts({ resets, ...form }: WidgetPartsProps) {
	const { options, plan, onSelectPlan } = form;
	const { show, share } = options;
	return (
		<>
			{show.includes('plans') && <PlanComparison selectedPlan={plan} onSelectPlan={onSelectPlan} share={share} />}
			<QuoteForm key={resets} {...form} />
			{show.includes('faq') && <Faq />}
		</>
	);
}
