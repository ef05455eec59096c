/** The page of a language other than English: the article's first chapter, and a summary of the other chapters. */

import { brand } from '../../../shared/content/brand.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import { Island } from '../../islands/island.tsx';
import { WorthIt } from '../../islands/worth-it/worth-it.tsx';
import { Article } from '../../layout/article.tsx';
import { Chapter } from '../../layout/chapter.tsx';
import { Embedded } from '../../layout/embedded.tsx';
import { Section } from '../../layout/section.tsx';
import { MaternityHero } from '../maternity/maternity-hero.tsx';
import { Basics } from '../maternity/sections/basics.tsx';

/** Targets of the links in the text `english`, in the order of the text. */
const inEnglish = ['/maternity', '/terms', '/privacy'];

export function LanguagePage({ language }: { language: Language }) {
	const { languagePage: page, worthItCopy, formCopy, inTimeCopy } = words[language];
	return (
		<>
			<MaternityHero language={language} />
			<Article language={language}>
				<Basics language={language} />
				<Chapter id="covered" language={language}>
					<Section id="premium" language={language}>
						{page.facts.map((pieces) => (
							<p key={pieces.join('')}>
								{pieces.map((piece, index) => (index % 2 ? <strong key={piece}>{piece}</strong> : piece))}
							</p>
						))}
						<Island name="worth-it" language={language}>
							<WorthIt copy={worthItCopy} />
						</Island>
					</Section>
				</Chapter>
				<Chapter id="singapore" language={language}>
					<ul className="notes">
						{page.forWhom.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</Chapter>
				<Chapter id="choosing" language={language}>
					<Embedded id="compare" language={language} />
				</Chapter>
				<Chapter id="quote" language={language}>
					<Embedded id="quote" language={language} />
					<Embedded id="faq" language={language} />
					<div className="closing">
						<h2>{page.ready}</h2>
						<p>{formCopy.whatItTakes}</p>
						<p className="actions">
							<a className="button" href="#quote">
								{page.quote}
							</a>
							<a className="button button-quiet" href={brand.phoneHref}>
								{inTimeCopy.call(brand.phone)}
							</a>
						</p>
						<p>
							{page.english.map((piece, index) =>
								index % 2 ? (
									<a key={piece} href={inEnglish[(index - 1) / 2]} hrefLang="en">
										{piece}
									</a>
								) : (
									piece
								),
							)}
						</p>
					</div>
				</Chapter>
			</Article>
		</>
	);
}
