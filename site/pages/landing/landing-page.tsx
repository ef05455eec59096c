/** The landing page: what we do, why, and where to start. */

import { LandingContent } from './landing-content.static.tsx';

export function LandingPage() {
	return <LandingContent />;
}
