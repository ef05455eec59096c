/** A chapter of the page about maternity insurance, on a band of its own. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import type { ChapterId } from '../content/maternity-sections.ts';

interface ChapterProps {
	id: ChapterId;
	language?: Language;
	children: ReactNode;
}

/** The last begins with the form, whose title is its own. */
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
