/** Everything on the landing page, in order. */

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
			<Services />
			<WhyChoose />
			<CallToAction />
			<TermNotes />
		</StaticHtml>
	);
}
