/** The parts of the widget that `show` names: comparison, form and FAQ in this order, or with the form before the comparison. */

import { unexpectedError } from '#words/language.ts';
import type { PlanId } from '../../shared/content/plans/plans.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Faq } from './faq/faq.tsx';
import { PlanComparison } from './plan-comparison/plan-comparison.tsx';
import { QuoteFormSection, type QuoteFormSectionProps } from './quote-form/quote-form-section.tsx';
import '../styles/all-styles.css';

interface WidgetPartsProps extends QuoteFormSectionProps {
	onSelectPlan(plan: PlanId): void;
	/** React key of the form. A new key remounts the form with a new state. */
	formKey?: number;
}

export function WidgetParts({ formKey = 0, onSelectPlan, ...form }: WidgetPartsProps) {
	const { show } = form.options;
	const comparison = (
		<ErrorBoundary key="plans" title={unexpectedError}>
			{show.includes('plans') && <PlanComparison onSelectPlan={onSelectPlan} />}
		</ErrorBoundary>
	);
	const enquiry = (
		<ErrorBoundary key={formKey} title={unexpectedError}>
			<QuoteFormSection {...form} />
		</ErrorBoundary>
	);
	return (
		<>
			{show[0] === 'form' ? [enquiry, comparison] : [comparison, enquiry]}
			<ErrorBoundary title={unexpectedError}>{show.includes('faq') && <Faq />}</ErrorBoundary>
		</>
	);
}
