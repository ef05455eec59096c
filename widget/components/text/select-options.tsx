/** The options of a select. */

import { plans } from '../../../shared/content/plans/plans.ts';

export interface SelectOption {
	value: string;
	label: string;
}

export const planOptions: readonly SelectOption[] = plans.map(({ id, name }) => ({ value: id, label: name }));

export function selectOptions(options: readonly SelectOption[]) {
	return options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
}
