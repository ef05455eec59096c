/** What every native disclosure over the page needs: closed by Escape, a link followed, a press elsewhere, a focus that leaves. */

import { type DetailedHTMLProps, type DetailsHTMLAttributes, useCallback, useEffect, useRef } from 'react';

type DetailsProps = DetailedHTMLProps<DetailsHTMLAttributes<HTMLDetailsElement>, HTMLDetailsElement>;

/** The attributes of its `<details>`, and a way to close it. */
export function useOverlay(): [overlay: DetailsProps, close: () => void] {
	const ref = useRef<HTMLDetailsElement>(null);
	const close = useCallback(() => ref.current?.removeAttribute('open'), []);

	useEffect(() => {
		const closeFrom = ({ target }: Event) => {
			if (!ref.current?.contains(target as Node)) close();
		};
		document.addEventListener('pointerdown', closeFrom);
		return () => document.removeEventListener('pointerdown', closeFrom);
	}, [close]);

	return [
		{
			ref,
			onKeyDown(event) {
				if (event.key !== 'Escape') return;
				close();
				ref.current?.querySelector('summary')?.focus();
			},
			onBlur(event) {
				if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
			},
		},
		close,
	];
}
