/** The top of the page about maternity insurance, in every language: what the plans cost, whom to ask, and the dial. */

import { claims, claimsLine } from '../../../shared/content/figures/claims.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import { ApplicationWindow } from '../../islands/in-time/in-time.tsx';
import { Island } from '../../islands/island.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { PriceList } from './price-list.tsx';

export function MaternityHero({ language = 'en' }: { language?: Language }) {
	const { languagePage: page, inTimeCopy } = words[language];
	const isEnglish = language === 'en';
	return (
		<div className="hero">
			<div className="wrap hero-columns">
				<div className="hero-text">
					{isEnglish && <Breadcrumb page="maternity" />}
					<h1>{page.heading}</h1>
					<p className="lede">{page.lede}</p>
					<PriceList language={language} />
					<p className="actions">
						<a className="button" href="#quote">
							{page.quote}
						</a>
						<a className="button button-quiet" href="#compare">
							{page.compare}
						</a>
					</p>
					<p className="source">{page.advisersReply}</p>
				</div>
				<Island name="in-time" language={language}>
					<ApplicationWindow language={language} copy={inTimeCopy} />
				</Island>
				{/* The operator's claims are in English alone. */}
				{isEnglish && <p className="source">{claimsLine([claims.protectedFamilies])}</p>}
			</div>
		</div>
	);
}
