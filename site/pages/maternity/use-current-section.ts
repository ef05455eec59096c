/** Which section the reader is in: the last one whose top has passed the upper third of the screen. */

import { useEffect, useState } from 'react';

/** `ids` are the sections' element ids in page order; null above the first of them. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | null {
	const [current, setCurrent] = useState<Id | null>(null);
	useEffect(() => {
		const reached = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
					const above = rootBounds !== null && boundingClientRect.top < rootBounds.bottom;
					if (isIntersecting || above) reached.add(target.id);
					else reached.delete(target.id);
				}
				setCurrent(ids.findLast((id) => reached.has(id)) ?? null);
			},
			// The observed strip is the upper third of the screen: a section counts once its top enters it.
			{ rootMargin: '0px 0px -66% 0px' },
		);
		for (const id of ids) {
			const section = document.getElementById(id);
			if (section) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [ids]);
	return current;
}
