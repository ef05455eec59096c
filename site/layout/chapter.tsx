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

/** A chapter that begins with a part of the widget has no heading here, because the part has a heading. */
export function Chapter({ id, language = 'en', children }: ChapterProps) {
	const beginsWithWidget = id === 'quote' || (id === 'choosing' && language !== 'en');
	return (
		// The form's section has the id of its chapter.
		<div className="chapter" id={id === 'quote' ? undefined : id}>
			{!beginsWithWidget && <h2>{words[language].articleCopy.chapters[id]}</h2>}
			{children}
		</div>
	);
}
