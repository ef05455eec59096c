/** Illustration: a young tree in a pot, for savings that grow. */

import { Picture } from './picture.tsx';

export function SavingsTree() {
	return (
		<Picture width={240} height={180} name="tree">
			<path className="wash" d="M34 104c-6-50 32-84 88-82s88 36 84 84c-4 40-38 62-88 62S40 146 34 104z" />
			<path className="paper" d="M94 122h52l-7 40h-38z" />
			<path className="line" d="M94 122h52l-7 40h-38zM90 112h60v10H90zM120 112V56" />
			<path className="clay-fill" d="M120 72c2-20 16-32 38-32 0 22-14 34-38 32z" />
			<path className="paper" d="M120 92c-4-20-20-30-42-28 2 20 18 32 42 28z" />
			<path
				className="line"
				d="M120 72c2-20 16-32 38-32 0 22-14 34-38 32zM120 92c-4-20-20-30-42-28 2 20 18 32 42 28zM120 72c10-10 20-18 28-22M120 92c-12-10-22-16-32-20M120 56c-6-6-8-12-6-20 8 4 10 12 6 20z"
			/>
		</Picture>
	);
}
