/** Links to the pages in each language, by its native name. */

import { type Language, languageNames, languagePaths, languages } from '../../shared/content/languages.ts';

interface LanguageLinksProps {
	current: Language;
	among?: readonly Language[];
}

export function LanguageLinks({ current, among = languages }: LanguageLinksProps) {
	return (
		<ul>
			{among.map((language) => (
				<li key={language}>
					<a
						href={languagePaths[language]}
						lang={language}
						hrefLang={language}
						aria-current={language === current ? 'page' : undefined}
					>
						{languageNames[language]}
					</a>
				</li>
			))}
		</ul>
	);
}
