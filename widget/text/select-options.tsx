/** The options of a select. */

import { plans } from '../../shared/content/plans/plans.ts';

export interface SelectOption {
	value: string;
	label: string;
}

export const planOptions: readonly SelectOption[] = plans.map(({ id, name }) => ({ value: id, label: name }));

/** @param unavailable the value of an option that cannot be chosen now; its label says why */
export function selectOptions(options: readonly SelectOption[], unavailable?: string | false) {
	return options.map(({ value, label }) => (
		<option key={value} value={value} disabled={value === unavailable}>
			{label}
		</option>
	));
}
