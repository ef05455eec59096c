/** The top of the page about maternity insurance, in every language: the subject, “Am I in time?” with the ruler, the plans as rows. */

import { claims, claimsLine } from '../../../shared/content/figures/claims.ts';
import type { Language } from '../../../shared/content/languages.ts';
import { words } from '../../../shared/content/words/words.ts';
import { ApplicationWindow } from '../../islands/in-time/in-time.tsx';
import { Island } from '../../islands/island.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { PlanRows } from './plan-rows.tsx';

export function MaternityHero({ language = 'en' }: { language?: Language }) {
	const { languagePage: page, inTimeCopy, planSummary } = words[language];
	return (
		<div className="maternity-hero">
			<div className="wrap maternity-hero-columns">
				<div>
					{language === 'en' && <Breadcrumb page="maternity" />}
					<h1>{page.heading}</h1>
					<p className="lede">{page.lede}</p>
					<p className="actions">
						<a className="button" href="#quote">
							{page.quote}
						</a>
						<a className="button button-quiet" href="#compare">
							{page.compare}
						</a>
					</p>
				</div>
				<Island name="in-time" language={language}>
					<ApplicationWindow language={language} copy={inTimeCopy} />
				</Island>
				<PlanRows language={language} />
				{/* The list of sources is in English alone, as are the operator's claims. */}
				{language === 'en' && (
					<p className="source">
						Plans’ figures checked {planSummary.premiums.checked}: <a href="#sources">sources</a>.{' '}
						{claimsLine([claims.protectedFamilies])}
					</p>
				)}
			</div>
		</div>
	);
}
