/** The page of a language other than English: the parts of the English one, with the gist in place of its long sections. */

import type { Language } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import { languageSections } from '../../content/maternity-sections.ts';
import { IfThisHappens } from '../../islands/if-this-happens/if-this-happens.tsx';
import { Island } from '../../islands/island.tsx';
import { Article } from '../../layout/article.tsx';
import { Disclosure } from '../../layout/disclosure.tsx';
import { Embedded } from '../../layout/embedded.tsx';
import { Section } from '../../layout/section.tsx';
import { MaternityHero } from '../maternity/maternity-hero.tsx';
import { Ledger } from '../maternity/sections/ledger.tsx';
import { PlanSources } from '../maternity/sections/source.tsx';

/** The pages that `english` names, in its order. */
const inEnglish = ['/maternity', '/terms', '/privacy'];

export function LanguagePage({ language }: { language: Language }) {
	const { languagePage: page, ifThisHappensCopy } = words[language];
	const titles = languageSections(language);
	return (
		<>
			<MaternityHero language={language} />
			<Article language={language}>
				<div className="know">
					<Section id="paid" title={titles.paid}>
						<p>{page.howWeArePaid.text}</p>
					</Section>
					<Section id="who-we-are" title={titles['who-we-are']}>
						<p>{page.whoWeAre.text}</p>
					</Section>
					<Section id="for-whom" title={titles['for-whom']}>
						<ul>
							{page.forWhom.items.map((item) => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</Section>
					<Section id="what-it-pays" title={titles['what-it-pays']}>
						<Ledger pays={page.pays} paysNot={page.paysNot} />
					</Section>
					<Section id="premium" title={titles.premium}>
						{page.facts.map((pieces) => (
							<p key={pieces.join('')}>
								{pieces.map((piece, index) => (index % 2 ? <strong key={piece}>{piece}</strong> : piece))}
							</p>
						))}
						<Island name="if-this-happens" language={language}>
							<IfThisHappens copy={ifThisHappensCopy} />
						</Island>
					</Section>
				</div>
				<div className="choose">
					<Embedded id="compare" language={language}>
						<Disclosure summary={page.planSources.title}>
							<ul className="source">
								<PlanSources language={language} />
							</ul>
						</Disclosure>
					</Embedded>
				</div>
				<div className="act">
					<Embedded id="quote" language={language}>
						<p className="source">
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
					</Embedded>
					<Embedded id="faq" language={language} />
				</div>
			</Article>
		</>
	);
}
