/** A `<details>` that lies over the page: closed by Escape, by a press outside, and when the focus leaves it. */

import { type DetailedHTMLProps, type DetailsHTMLAttributes, useCallback, useEffect, useRef } from 'react';

type DetailsProps = DetailedHTMLProps<DetailsHTMLAttributes<HTMLDetailsElement>, HTMLDetailsElement>;

/** The attributes of the `<details>`, and how to close it. */
export function useDismissableDetails(): [attributes: DetailsProps, close: () => void] {
	const ref = useRef<HTMLDetailsElement>(null);
	const close = useCallback(() => ref.current?.removeAttribute('open'), []);

	useEffect(() => {
		const closeFromOutside = ({ target }: Event) => {
			if (!ref.current?.contains(target as Node)) close();
		};
		document.addEventListener('pointerdown', closeFromOutside);
		return () => document.removeEventListener('pointerdown', closeFromOutside);
	}, [close]);

	const attributes: DetailsProps = {
		ref,
		onKeyDown(event) {
			if (event.key !== 'Escape') return;
			close();
			ref.current?.querySelector('summary')?.focus();
		},
		onBlur({ relatedTarget, currentTarget }) {
			if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
		},
	};
	return [attributes, close];
}
