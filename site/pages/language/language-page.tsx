/** The page of a language other than English: the hero of the English one, how we are paid, the gist, the comparison, the form, the questions. */

import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { type Words, words } from '../../../shared/content/words/words.ts';
import { PayoutsTable } from '../../islands/if-this-happens/payouts-table.tsx';
import { Embedded } from '../../layout/embedded.tsx';
import { MaternityHero } from '../maternity/maternity-hero.tsx';

type PageWords = Words['languagePage'];

const embedded = 'embedded wrap';

export function LanguagePage({ language }: { language: Language }) {
	const page = words[language].languagePage;
	return (
		<>
			<MaternityHero language={language} />
			<About page={page} />
			<Gist page={page} />
			<IfThisHappens language={language} />
			<Embedded id="compare" language={language} className={embedded} />
			<Embedded id="quote" language={language} className={embedded}>
				<EnglishLinks page={page} />
			</Embedded>
			<Embedded id="faq" language={language} className={embedded} />
		</>
	);
}

function Gist({ page }: { page: PageWords }) {
	return (
		<div className="wrap language-facts">
			{[page.forWhom, page.pays, page.paysNot].map(({ title, items }) => (
				<section key={title}>
					<h2>{title}</h2>
					<ul>
						{items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

/** What the English page works out for any event, for one. */
function IfThisHappens({ language }: { language: Language }) {
	const { languagePage, planWords } = words[language];
	const copy = languagePage.ifThisHappens;
	const stay = { happening: 'complication', days: 7, sumAssured: figures.sumAssured.minimum } as const;
	return (
		<section className="wrap language-payouts">
			<h2>{copy.title}</h2>
			<PayoutsTable
				stay={stay}
				caption={<caption>{copy.basis(stay.days, formatDollars(stay.sumAssured))}</caption>}
				heads={{ ...copy, plan: planWords.planFields[0].label }}
			/>
			<p className="source">{copy.note}</p>
		</section>
	);
}

function About({ page }: { page: PageWords }) {
	return (
		<div className="wrap language-facts">
			{[page.howWeArePaid, page.whoWeAre].map(({ title, text }) => (
				<section key={title}>
					<h2>{title}</h2>
					<p>{text}</p>
				</section>
			))}
		</div>
	);
}

function EnglishLinks({ page: { english } }: { page: PageWords }) {
	const links = { '/maternity': english.guide, '/terms': english.terms, '/privacy': english.privacy };
	return (
		<div className="source">
			<p>{english.text}</p>
			<ul className="english-links">
				{Object.entries(links).map(([path, label]) => (
					<li key={path}>
						<a href={path} hrefLang="en">
							{label}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
