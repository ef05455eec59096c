/** The page of a language other than English: the hero of the English one, how we are paid, the gist, the comparison, the form, the questions. */

import type { ReactNode } from 'react';
import * as figures from '../../../shared/content/figures/figures.ts';
import { formatDollars } from '../../../shared/content/figures/money.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { type Words, words } from '../../../shared/content/words/words.ts';
import { prerenderQuoteWidget } from '../../../widget/prerender.tsx';
import { PayoutsTable } from '../../islands/if-this-happens/payouts-table.tsx';
import { targetName } from '../../layout/target-name.ts';
import { MaternityHero } from '../maternity/maternity-hero.tsx';

type PageWords = Words['languagePage'];

export function LanguagePage({ language }: { language: Language }) {
	const page = words[language].languagePage;
	return (
		<>
			<MaternityHero language={language} />
			<About page={page} />
			<Gist page={page} />
			<IfThisHappens page={page} />
			<Embedded id="compare" language={language} show="plans" />
			<Embedded id="quote" language={language} show="form">
				<EnglishLinks page={page} />
			</Embedded>
			<Embedded id="faq" language={language} show="faq" />
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
function IfThisHappens({ page: { ifThisHappens: copy, planRows } }: { page: PageWords }) {
	const stay = { happening: 'complication', days: 7, sumAssured: figures.sumAssured.minimum } as const;
	return (
		<section className="wrap language-payouts">
			<h2>{copy.title}</h2>
			<PayoutsTable
				stay={stay}
				caption={<caption>{copy.basis(stay.days, formatDollars(stay.sumAssured))}</caption>}
				heads={{ ...copy, plan: planRows.plan }}
			/>
			<p className="source">{copy.note}</p>
		</section>
	);
}

interface EmbeddedProps {
	id: 'compare' | 'quote' | 'faq';
	language: Language;
	show: string;
	children?: ReactNode;
}

/** The heading of the section is the widget's own. */
function Embedded({ id, language, show, children }: EmbeddedProps) {
	const { comparisonCopy, formCopy, faq } = words[language];
	const names = { compare: comparisonCopy.title, quote: formCopy.title, faq: faq.faqTitle };
	const html = prerenderQuoteWidget({ show, draft: show !== 'faq' }, { language });
	return (
		<section id={id} className="embedded wrap" {...targetName(id, names[id])} tabIndex={-1}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, rendered at build. */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
			{children}
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
