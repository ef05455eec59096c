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

export function MotherAndChild() {
	return (
		<Picture width={440} height={400} name="mother">
			<path
				className="wash"
				d="M64 236C58 128 142 44 240 52c100 8 158 92 144 190-12 86-72 150-166 150S70 330 64 236z"
			/>
			<circle className="clay-wash" cx="338" cy="118" r="34" />
			{/* hair, behind the face */}
			<path
				className="ink-fill"
				d="M160 150c-8-48 24-82 66-80 40 2 62 34 54 74-14-22-40-30-62-24-6 26-8 52-22 74-20-6-33-22-36-44z"
			/>
			<circle className="ink-fill" cx="158" cy="98" r="22" />
			{/* face, in profile towards the child */}
			<path
				className="skin"
				d="M218 120c22-6 48 2 62 24l8 20c2 5-1 8-6 8l-4 1 1 12c1 9-5 14-14 14h-12c-4 8-3 14 2 22l-52 6c6-12 8-22-7-33 14-22 16-48 22-74z"
			/>
			<path className="line on-skin" d="M258 154c4 3 9 3 12 0M262 184c5 1 9 0 13-2" />
			{/* dress and back */}
			<path
				className="paper"
				d="M202 222c-46 10-76 34-86 84-6 30-8 62-4 94h236c2-40-4-72-20-102-16-30-42-62-74-78-12 18-38 20-52 2z"
			/>
			<path
				className="line"
				d="M202 222c-46 10-76 34-86 84-6 30-8 62-4 94M254 220c32 16 58 48 74 78 16 30 22 62 20 102M202 222c14 18 40 16 52-2"
			/>
			{/* swaddled child */}
			<path
				className="clay-fill"
				d="M206 352c-24-14-30-44-8-64 26-24 66-40 104-44 30 4 42 30 32 56-14 36-86 74-128 52z"
			/>
			<circle className="skin" cx="304" cy="258" r="32" />
			<path className="line on-skin" d="M290 262c3 4 8 4 11 1M314 256c3 4 8 3 10-1M302 274c4 4 9 3 12-1" />
			<path className="line" d="M296 227c6-6 14-7 20-3" />
			<path className="line" d="M272 258c-6 26 8 46 34 50M206 352c26-4 58-22 78-50" />
			{/* the arm that holds */}
			<path
				className="paper"
				d="M150 262c-10 42 6 82 46 98 40 14 92 4 132-26 10-8 12-18 6-24s-16-4-26 2c-32 20-66 28-90 16-20-10-28-34-26-60z"
			/>
			<path
				className="line"
				d="M192 268c-2 26 6 50 26 60 24 12 58 4 90-16 10-6 20-8 26-2s4 16-6 24c-40 30-92 40-132 26-40-16-56-56-46-98"
			/>
		</Picture>
	);
}

export function TwoPlans() {
	return (
		<Picture width={240} height={180} name="plans">
			<path className="wash" d="M26 96c-2-46 40-76 96-74s94 36 90 82c-4 42-42 64-94 62S28 144 26 96z" />
			<path className="paper" d="M62 48l58-8 10 92-58 8z" />
			<path className="line" d="M62 48l58-8 10 92-58 8zM74 64l30-4M76 80l36-5M78 94l36-5M80 108l24-3" />
			<path className="line paper" d="M112 56h62v92h-62zM124 72h28M124 90h38M124 104h38M124 118h22" />
			<circle className="clay-fill" cx="166" cy="134" r="17" />
			<path className="line" d="M166 117a17 17 0 1 0 .1 0M158 134l6 6 11-12" />
		</Picture>
	);
}

export function SavingsTree() {
	return (
		<Picture width={240} height={180} name="tree">
			<path className="wash" d="M34 104c-6-50 32-84 88-82s88 36 84 84c-4 40-38 62-88 62S40 146 34 104z" />
			<path className="line paper" d="M94 122h52l-7 40h-38z" />
			<path className="line" d="M90 112h60v10H90zM120 112V56" />
			<path className="clay-fill" d="M120 72c2-20 16-32 38-32 0 22-14 34-38 32z" />
			<path className="paper" d="M120 92c-4-20-20-30-42-28 2 20 18 32 42 28z" />
			<path
				className="line"
				d="M120 72c2-20 16-32 38-32 0 22-14 34-38 32zM120 92c-4-20-20-30-42-28 2 20 18 32 42 28zM120 72c10-10 20-18 28-22M120 92c-12-10-22-16-32-20M120 56c-6-6-8-12-6-20 8 4 10 12 6 20z"
			/>
		</Picture>
	);
}

export function Cradle() {
	return (
		<Picture width={240} height={180} name="cradle">
			<path className="wash" d="M30 100c-4-48 36-80 92-78s92 36 88 84c-4 40-40 60-92 60S34 142 30 100z" />
			<path className="clay-fill" d="M76 104c10-12 26-16 40-12 12-8 34-8 48 12z" />
			<circle className="skin" cx="92" cy="94" r="13" />
			<path className="line on-skin" d="M87 95c2 2 4 2 6 0" />
			<path className="line" d="M92 81a13 13 0 1 0 .1 0M104 98c20-14 44-12 60 6" />
			<path className="paper" d="M62 104h116c-2 26-18 42-42 42h-32c-24 0-40-16-42-42z" />
			<path
				className="line"
				d="M62 104h116c-2 26-18 42-42 42h-32c-24 0-40-16-42-42zM56 160c36-12 92-12 128 0M92 145l-6 8M148 145l6 8"
			/>
			<path className="line" d="M178 104V44c0-14-22-14-22 0M156 44v8M140 60h32M140 60v8M156 60v12M172 60v6" />
			<circle className="clay-fill" cx="140" cy="72" r="4" />
			<circle className="clay-fill" cx="156" cy="76" r="4" />
			<circle className="clay-fill" cx="172" cy="70" r="4" />
		</Picture>
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
