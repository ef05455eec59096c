/** Illustration: two plans laid side by side. */

import { Picture } from './picture.tsx';

export function TwoPlans() {
	return (
		<Picture width={240} height={180} name="plans">
			<path className="wash" d="M26 96c-2-46 40-76 96-74s94 36 90 82c-4 42-42 64-94 62S28 144 26 96z" />
			<path className="paper" d="M62 48l58-8 10 92-58 8z" />
			<path className="line" d="M62 48l58-8 10 92-58 8zM74 64l30-4M76 80l36-5M78 94l36-5M80 108l24-3" />
			<path className="paper" d="M112 56h62v92h-62z" />
			<path className="line" d="M112 56h62v92h-62zM124 72h28M124 90h38M124 104h38M124 118h22" />
			<circle className="clay-fill" cx="166" cy="134" r="17" />
			<path className="line" d="M166 117a17 17 0 1 0 .1 0M158 134l6 6 11-12" />
		</Picture>
	);
}
