/** The sentence of “If this happens” behind the amounts, in the language of its words. */

import * as figures from '../figures/figures.ts';
import { formatDollars } from '../figures/money.ts';
import type { Words } from './words.ts';

interface Stay {
	readonly happening: string;
	readonly days: number;
	/** In dollars. */
	readonly sumAssured: number;
}

export function payoutSentence(copy: Words['ifThisHappensCopy'], { happening, days, sumAssured }: Stay): string {
	const { from, to } = figures.deliveryBill;
	if (happening === 'normal-birth') return copy.normalBirth(formatDollars(from), formatDollars(to));
	const basis = copy.basis(copy.inDays(days), formatDollars(sumAssured));
	return happening === 'intensive-care'
		? copy.intensiveCare(basis, formatDollars(figures.newbornIntensiveCarePerDay * days))
		: copy.diagnosis(basis);
}
