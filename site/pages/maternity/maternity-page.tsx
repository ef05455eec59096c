/** The maternity page: text that stays as prerendered, and between it what the visitor can use. */

import { LayoutBreak } from '../../layout/layout-break.tsx';
import { HospitalDays } from './hospital-days.tsx';
import { InTime } from './in-time/in-time.tsx';
import {
	MaternityArticleRest,
	MaternityArticleStart,
	MaternityHeroFacts,
	MaternityHeroText,
	MaternityPicture,
} from './maternity-content.static.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function MaternityPage() {
	return (
		<>
			<div className="maternity-hero">
				<div className="wrap maternity-hero-columns">
					<MaternityHeroText />
					<div className="maternity-hero-aside">
						<MaternityPicture />
						<InTime />
					</div>
					<MaternityHeroFacts />
				</div>
			</div>
			<LayoutBreak />
			<div className="reading wrap">
				<TableOfContents />
				<div>
					<MaternityArticleStart />
					<HospitalDays />
					<MaternityArticleRest />
				</div>
			</div>
		</>
	);
}
