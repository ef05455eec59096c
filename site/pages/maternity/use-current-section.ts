/** Which section the reader is in: the last one whose top has passed the upper third of the screen. */

import { useEffect, useState } from 'react';

/** However low the screen, a section counts once it stands under the header, where a jump to it ends. In pixels. */
const leastReach = 170;

/** `ids` are the sections' element ids in page order; null above the first of them. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | null {
	const [current, setCurrent] = useState<Id | null>(null);
	useEffect(() => {
		const top = (id: Id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
		// Asked at every step: who watches sections come and go misses those that a jump passes over.
		const follow = () => {
			const reach = Math.max(innerHeight / 3, leastReach);
			setCurrent(ids.findLast((id) => top(id) < reach) ?? null);
		};
		const frame = requestAnimationFrame(follow);
		addEventListener('scroll', follow, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener('scroll', follow);
		};
	}, [ids]);
	return current;
}
