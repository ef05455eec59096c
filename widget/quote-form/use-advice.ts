/** Gives advice a moment after an answer was given. */

import { useState } from 'react';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { type Advice, adviseOn } from './advice.ts';
import { useAfterClick } from './use-after-click.ts';

export function useAdvice() {
	const [advice, setAdvice] = useState<Advice>({});
	const afterClick = useAfterClick();

	return {
		advice,
		adviseSoon: (answers: () => EnquiryDraft) => afterClick(() => setAdvice(adviseOn(answers()))),
		/** At once: nothing is being clicked. */
		clearAdvice: () => setAdvice({}),
	};
}
