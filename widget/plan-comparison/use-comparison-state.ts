/** The comparison's state, mirrored in `location.hash` if the page sets `share`. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ComparisonState, fromHash, initialComparison, isComparisonHash, toHash } from './comparison-state.ts';

export type ChangeComparison = (change: Partial<ComparisonState>) => void;

/** @param root the comparison's own element, scrolled to when a shared link opens */
export function useComparisonState(
	root: RefObject<HTMLElement | null>,
	share: boolean,
): [ComparisonState, ChangeComparison] {
	const [state, setState] = useState(initialComparison);
	/** Several changes may come before the next render. */
	const latest = useRef(state);

	useEffect(() => {
		if (!share) return;
		const restore = () => {
			if (!isComparisonHash(location.hash)) return;
			latest.current = fromHash(location.hash);
			setState(latest.current);
			root.current?.scrollIntoView();
		};
		restore();
		addEventListener('hashchange', restore);
		return () => removeEventListener('hashchange', restore);
	}, [root, share]);

	const change: ChangeComparison = (changed) => {
		const next = { ...latest.current, ...changed };
		latest.current = next;
		setState(next);
		if (share && mayReplaceHash(root.current)) {
			history.replaceState(history.state, '', location.href.split('#')[0] + toHash(next));
		}
	};

	return [state, change];
}

/** Keeps the page's own fragments, except one that points at the section around the comparison. */
function mayReplaceHash(element: Element | null): boolean {
	const { hash } = location;
	if (!hash || isComparisonHash(hash)) return true;
	const root = element?.getRootNode();
	const inPage = root instanceof ShadowRoot ? root.host : element;
	return document.getElementById(hash.slice(1))?.contains(inPage) ?? false;
}
