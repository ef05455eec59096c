/** The landing page: what we do, why, and where to start. */

import { GlossaryNotes } from '../../glossary-term/glossary-term.tsx';
import { LayoutBreak } from '../../layout/layout-break.tsx';
import { ServerHtml } from '../../preserved-html.tsx';
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
			<GlossaryNotes />
		</ServerHtml>
	);
}
