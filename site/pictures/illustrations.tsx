/** The illustrations: one line weight, three colours from the tokens, hidden from assistive technology. */

import type { ReactNode } from 'react';

interface PictureProps {
	width: number;
	height: number;
	name: string;
	children: ReactNode;
}

function Picture({ width, height, name, children }: PictureProps) {
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

const canopyEdge =
	'M50 92C54 54 84 30 120 30s66 24 70 62c-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0z';

export function Umbrella() {
	return (
		<Picture width={240} height={180} name="umbrella">
			<path className="wash" d="M30 110c-4-52 36-90 92-88s92 40 86 90c-6 40-40 58-90 58s-84-20-88-60z" />
			<path className="line thin" d="M42 118v10M56 140v10M198 116v10M186 142v10" />
			<path className="paper" d={canopyEdge} />
			<path className="clay-fill" d="M120 30c22 12 35 34 35 62-10-10-25-10-35 0-10-10-25-10-35 0 0-28 13-50 35-62z" />
			<path className="line" d={canopyEdge} />
			<path className="line" d="M120 30c-22 12-35 34-35 62M120 30c22 12 35 34 35 62M120 22v8" />
			<circle className="ink-fill" cx="94" cy="109" r="11" />
			<circle className="ink-fill" cx="84" cy="101" r="5" />
			<path className="skin" d="M96 104a8.5 8.5 0 1 1-1 17 8.5 8.5 0 0 1 1-17z" />
			<path className="line paper" d="M96 122c-9 1-15 11-18 40h37c-1-12-3-22-6-29-3-7-7-11-13-11z" />
			<path className="line" d="M106 131c4 6 9 7 14 3M120 92v56a8 8 0 0 0 16 0" />
			<circle className="ink-fill" cx="156" cy="127" r="9" />
			<path className="skin" d="M155 124a7 7 0 1 1-1 14 7 7 0 0 1 1-14z" />
			<path className="line clay-fill" d="M155 139c-8 1-12 8-14 23h29c-1-15-7-22-15-23z" />
			<path className="line" d="M66 162h108" />
		</Picture>
	);
}

export function LostPath() {
	return (
		<Picture width={240} height={180} name="path">
			<path className="wash" d="M30 104c-4-50 36-84 92-82s90 38 86 86c-4 40-40 58-92 58S34 146 30 104z" />
			<path className="line" d="M58 150c24-6 18-34 38-40 18-5 16-24 2-30" />
			<path className="line" strokeDasharray="1 7" d="M94 76c-8-6-6-16 4-20" />
			<path className="paper" d="M146 60h40l10 10-10 10h-40z" />
			<path className="line" d="M146 60h40l10 10-10 10h-40zM158 60v-10M158 80v66M148 146h20" />
			<path className="clay-fill" d="M126 92h32v18h-32l-8-9z" />
			<path className="line" d="M158 92h-32l-8 9 8 9h32z" />
		</Picture>
	);
}
