/** Shares the address that shows the same comparison: in the system's dialog, else by copying it. */

import { useState } from 'react';
import * as comparisonCopy from '#words/comparison-copy.ts';
import { LiveRegion } from '../text/live-region.tsx';
import { type ComparisonState, toHash } from './comparison-state.ts';

export function ShareButton({ state }: { state: ComparisonState }) {
	const [feedback, setFeedback] = useState<string | false>(false);

	async function share() {
		const url = location.href.split('#')[0] + (toHash(state) || '#compare?');
		// Emptied first, so that the same feedback is announced again.
		setFeedback(false);
		try {
			if (navigator.share) return await navigator.share({ url });
			await navigator.clipboard.writeText(url);
			setFeedback(comparisonCopy.linkCopied);
		} catch (error) {
			// The person closed the dialog.
			if ((error as Error).name !== 'AbortError') setFeedback(comparisonCopy.linkNotCopied(url));
		}
	}

	return (
		<>
			<LiveRegion className="hint" text={feedback} />
			<button type="button" className="button-secondary" onClick={share}>
				{comparisonCopy.share}
			</button>
		</>
	);
}
