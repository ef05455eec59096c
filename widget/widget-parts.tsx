/** The parts of the widget in their order: comparison, form, FAQ. */

import '../shared/tokens.css';
import type { PlanId } from '../shared/content/plans.ts';
import './styles/quote-widget.css';
import { Faq } from './faq/faq.tsx';
import { PlanComparison } from './plan-comparison/plan-comparison.tsx';
import { QuoteForm, type QuoteFormProps } from './quote-form/quote-form.tsx';
import './styles/static-media.css';

interface WidgetPartsProps extends QuoteFormProps {
	/** Called when the visitor asks for a quote in the comparison. */
	onSelectPlan(plan: PlanId): void;
	/** Counts the calls of `reset()`; as the form's key it remounts the form. */
	resets?: number;
}

export function WidgetParts({ resets, onSelectPlan, ...form }: WidgetPartsProps) {
	const { plan, options } = form;
	const { show, share } = options;
	return (
		<>
			{show.includes('plans') && <PlanComparison selectedPlan={plan} onSelectPlan={onSelectPlan} share={share} />}
			<QuoteForm key={resets} {...form} />
			{show.includes('faq') && <Faq />}
		</>
	);
}
