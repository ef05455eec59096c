/** The landing page: what we do, why, and where to start. */

import { LayOutSoFar } from '../../layout/lay-out-so-far.tsx';
import { StaticHtml } from '../../static-html.tsx';
import { TermNotes } from '../../term/term.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function LandingPage() {
	return (
		<StaticHtml>
			<Hero />
			<LayOutSoFar />
			<Services />
			<LayOutSoFar />
			<WhyChoose />
			<CallToAction />
			<TermNotes />
		</StaticHtml>
	);
}
