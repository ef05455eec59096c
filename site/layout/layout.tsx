/** The layout of every page in the words of its language: skip link, header, the main landmark, footer. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Layout({ language, children }: { language: Language; children: ReactNode }) {
	const { navigation } = words[language].languagePage;
	return (
		<>
			<a className="skip-link" href="#content">
				{navigation.skip}
			</a>
			<Header language={language} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer language={language} />
		</>
	);
}
