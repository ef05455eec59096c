/** Illustration: a mother and her child under one umbrella, for cover. */

import { Picture } from './picture.tsx';

const canopyEdge =
	'M50 92C54 54 84 30 120 30s66 24 70 62c-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0-10-10-25-10-35 0z';
const mothersDress = 'M96 122c-9 1-15 11-18 40h37c-1-12-3-22-6-29-3-7-7-11-13-11z';
const childsCoat = 'M155 139c-8 1-12 8-14 23h29c-1-15-7-22-15-23z';

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
			<path className="paper" d={mothersDress} />
			<path className="line" d={mothersDress} />
			<path className="line" d="M106 131c4 6 9 7 14 3M120 92v56a8 8 0 0 0 16 0" />
			<circle className="ink-fill" cx="156" cy="127" r="9" />
			<path className="skin" d="M155 124a7 7 0 1 1-1 14 7 7 0 0 1 1-14z" />
			<path className="clay-fill" d={childsCoat} />
			<path className="line" d={childsCoat} />
			<path className="line" d="M66 162h108" />
		</Picture>
	);
}
