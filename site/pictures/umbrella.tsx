/** Illustration: an umbrella over two, for cover. */

import { Picture } from './picture.tsx';

export function Umbrella() {
	return (
		<Picture width={240} height={180} name="umbrella">
			<path className="wash" d="M30 110c-4-52 36-90 92-88s92 40 86 90c-6 40-40 58-90 58s-84-20-88-60z" />
			<path
				className="paper"
				d="M50 92C54 54 84 30 120 30s66 24 70 62c-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0z"
			/>
			<path className="clay-fill" d="M120 30c22 12 35 34 35 62-10-10-25-10-35 0-10-10-25-10-35 0 0-28 13-50 35-62z" />
			<path
				className="line"
				d="M50 92C54 54 84 30 120 30s66 24 70 62c-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0zM120 30c-22 12-35 34-35 62M120 30c22 12 35 34 35 62M120 22v8M120 92v48a9 9 0 0 0 18 0"
			/>
			<path
				className="line"
				d="M94 150c0-11 6-18 14-18M88 124a8 8 0 1 0 .1 0M80 152c0-12 3-18 8-18s8 6 8 18M156 134a6 6 0 1 0 .1 0M150 154c0-8 2-13 6-13s6 5 6 13"
			/>
			<path className="line thin" d="M40 128v10M58 142v12M198 124v12M182 146v10" />
		</Picture>
	);
}
