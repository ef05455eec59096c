/** The maternity page: its top, a table of contents that marks the current section, and the article with the widget in it. */

import { MaternityArticle, MaternityOpening } from './maternity-content.static.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function MaternityPage() {
	return (
		<>
			<MaternityOpening />
			<div className="reading wrap">
				<TableOfContents />
				<MaternityArticle />
			</div>
		</>
	);
}
