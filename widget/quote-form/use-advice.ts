/** Gives advice a moment after an answer was given. */

import { useState } from 'react';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { type Advice, adviseOn } from './advice.ts';
import { useAfterClick } from './use-after-click.ts';

export function useAdvice() {
	const [advice, setAdvice] = useState<Advice>({});
	const afterClick = useAfterClick();

	/** Without answers, all advice goes away. */
	function adviseSoon(answers?: () => EnquiryDraft) {
		if (answers) afterClick(() => setAdvice(adviseOn(answers())));
		else setAdvice({});
	}

	return [advice, adviseSoon] as const;
}
