/** The top of the maternity page: the subject in two sentences and two links; the key facts at a glance. */

import { claims } from '../../../shared/content/brand.ts';
import { planCount } from '../../../shared/content/en/plan-summary.ts';
import { provenance } from '../../../shared/content/en/provenance.ts';
import * as figures from '../../../shared/content/figures.ts';
import { formatPremium } from '../../../shared/content/money.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';

const { gestationalWeeks: weeks, premium } = figures;
const families = claims.protectedFamilies;

export function HeroText() {
	return (
		<>
			<Breadcrumb page="maternity" />
			<h1>Maternity insurance in Singapore</h1>
			<p className="lede">
				One plan for two lives: a lump sum if you or your baby is diagnosed with a serious condition on the plan’s list,
				and cash for days in hospital because of it. Here is what it covers, what it leaves out, and how {planCount}{' '}
				plans compare.
			</p>
			<p className="actions">
				<a className="button" href="#quote">
					Get Free Quote
				</a>
				<a className="button button-quiet" href="#compare">
					Compare Plans
				</a>
			</p>
		</>
	);
}

export function HeroFacts() {
	return (
		<>
			<dl className="glance">
				<Fact label="When to apply" value={`${weeks.from} weeks to ${weeks.to} weeks and 6 days`} note="of pregnancy" />
				<Fact
					label="Premium"
					value={`${formatPremium(premium.from)} to ${formatPremium(premium.to)}`}
					note={`once, for ${figures.policyTermYears} years, across the market`}
				/>
				<Fact label="Waiting period" value="None" note="cover starts when the policy is issued" />
				<Fact label="Our record" value={families.value} note={families.label} />
			</dl>
			<p className="source">
				Weeks, premium and waiting period checked in {provenance.premiums.checked}. Source: {provenance.premiums.source}
				.
			</p>
		</>
	);
}

function Fact({ label, value, note }: { label: string; value: string; note: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<strong>{value}</strong> {note}
			</dd>
		</div>
	);
}
