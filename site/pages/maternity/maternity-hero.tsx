/** The top of the maternity page: the subject in two sentences; two links and the key facts. */

import { claims } from '../../../shared/content/brand.ts';
import { planCount } from '../../../shared/content/en/plan-summary.ts';
import * as figures from '../../../shared/content/figures.ts';
import { formatPremium } from '../../../shared/content/money.ts';
import { countedBy } from '../../content/where-from.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { Ruler } from './ruler.tsx';

const { gestationalWeeks: weeks, premium } = figures;
const families = claims.protectedFamilies;

export function HeroText() {
	return (
		<>
			<Breadcrumb page="maternity" />
			<h1>Maternity insurance in Singapore</h1>
			<p className="lede">
				A lump sum if you or your baby falls seriously ill, and cash for days in hospital. How {planCount} plans
				compare.
			</p>
		</>
	);
}

export function HeroFacts() {
	return (
		<>
			<p className="actions">
				<a className="button" href="#quote">
					Get Free Quote
				</a>
				<a className="button button-quiet" href="#compare">
					Compare Plans
				</a>
			</p>
			<Ruler />
			<ul className="facts">
				<li>
					Apply from <strong>{weeks.from} weeks</strong> to <strong>{weeks.to} weeks and 6 days</strong>
				</li>
				<li>
					<strong>{formatPremium(premium.from)}</strong> to <strong>{formatPremium(premium.to)}</strong> once, for{' '}
					{figures.policyTermYears} years
				</li>
				<li>No waiting period</li>
				<li>
					<strong>{families.value}</strong> {families.label}, {countedBy(families)}
				</li>
			</ul>
		</>
	);
}
