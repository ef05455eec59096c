/** The landing page: what we do, why, and where to start. */

import { LayoutBreak } from '../../layout/layout-break.tsx';
import { ServerHtml } from '../../preserved-html.tsx';
import { TermNotes } from '../../term/term.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Hero } from './hero.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function LandingPage() {
	return (
		<ServerHtml>
			<Hero />
			<LayoutBreak />
			<Services />
			<LayoutBreak />
			<WhyChoose />
			<CallToAction />
			<TermNotes />
		</ServerHtml>
	);
}
