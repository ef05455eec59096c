/** A chapter of the maternity page, on its own background. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import type { ChapterId } from '../content/maternity-sections.ts';

interface ChapterProps {
	id: ChapterId;
	language?: Language;
	children: ReactNode;
}

/** The last chapter has no heading here, because it begins with the form, which has a heading. */
export function Chapter({ id, language = 'en', children }: ChapterProps) {
	return id === 'quote' ? (
		<div className="chapter">{children}</div>
	) : (
		<div className="chapter" id={id}>
			<h2>{words[language].articleCopy.chapters[id]}</h2>
			{children}
		</div>
	);
}
