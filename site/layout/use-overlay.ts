/** What every native disclosure that lies over the page needs: closed by Escape, by a link followed, and when the focus leaves. */

import { type DetailedHTMLProps, type DetailsHTMLAttributes, useRef } from 'react';

type DetailsProps = DetailedHTMLProps<DetailsHTMLAttributes<HTMLDetailsElement>, HTMLDetailsElement>;

/** The attributes of its `<details>`, and a way to close it. */
export function useOverlay(): [overlay: DetailsProps, close: () => void] {
	const ref = useRef<HTMLDetailsElement>(null);
	const close = () => ref.current?.removeAttribute('open');
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
