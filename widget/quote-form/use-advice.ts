/** Gives advice a moment after an answer was given. */

import { useEffect, useRef, useState } from 'react';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { type Advice, adviseOn } from './advice.ts';

/** Leaving a field by a click must not move what is being clicked: the advice waits until the click is over. */
const delay = 300;

export function useAdvice() {
	const [advice, setAdvice] = useState<Advice>({});
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	/** Without answers, all advice goes away. */
	function adviseSoon(answers?: () => EnquiryDraft) {
		clearTimeout(timer.current);
		if (answers) timer.current = setTimeout(() => setAdvice(adviseOn(answers())), delay);
		else setAdvice({});
	}

	return [advice, adviseSoon] as const;
}
