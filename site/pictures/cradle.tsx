/** Illustration: a cradle under a mobile, for mother-and-baby cover. */

import { Picture } from './picture.tsx';

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
