/** The frame of every illustration: one line weight, three colours from the tokens, hidden from assistive technology. */

import type { ReactNode } from 'react';

interface PictureProps {
	width: number;
	height: number;
	name: string;
	children: ReactNode;
}

export function Picture({ width, height, name, children }: PictureProps) {
	return (
		<svg
			className={`picture picture-${name}`}
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			aria-hidden="true"
			focusable="false"
		>
			{children}
		</svg>
	);
}
