/** The article of the page about maternity insurance, beside its table of contents. */

import type { ReactNode } from 'react';
import { brand } from '../../shared/content/brand.ts';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { SectionList } from './section-list.tsx';

export function Article({ language, children }: { language: Language; children: ReactNode }) {
	const { languagePage, space } = words[language];
	const { navigation } = languagePage;
	return (
		<div className="reading wrap">
			<nav className="contents-aside" aria-labelledby="contents-title" data-sections-box>
				<p id="contents-title">{navigation.onThisPage}</p>
				<SectionList language={language} />
				<p className="contents-call">
					{navigation.call + space}
					<a href={brand.phoneHref}>{brand.phone}</a>
				</p>
			</nav>
			<div>{children}</div>
		</div>
	);
}
