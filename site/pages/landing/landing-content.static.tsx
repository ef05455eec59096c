/** Everything on the landing page, in order. */

import { LayOutSoFar } from '../../layout/lay-out-so-far.tsx';
import { StaticHtml } from '../../static-html.tsx';
import { TermNotes } from '../../term/term.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function LandingContent() {
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
