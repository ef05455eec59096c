/** Illustration: a path that ends, for the page that does not exist. */

import { Picture } from './picture.tsx';

export function LostPath() {
	return (
		<Picture width={240} height={180} name="path">
			<path className="wash" d="M30 104c-4-50 36-84 92-82s90 38 86 86c-4 40-40 58-92 58S34 146 30 104z" />
			<path className="line" d="M58 150c24-6 18-34 38-40 18-5 16-24 2-30" />
			<path className="line thin dashed" d="M94 76c-8-6-6-16 4-20" />
			<path className="paper" d="M146 60h40l10 10-10 10h-40z" />
			<path className="line" d="M146 60h40l10 10-10 10h-40zM158 60v-10M158 80v66M148 146h20" />
			<path className="clay-fill" d="M126 92h32v18h-32l-8-9z" />
			<path className="line" d="M158 92h-32l-8 9 8 9h32z" />
		</Picture>
	);
}
