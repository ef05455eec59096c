/** The page of the privacy policy. */

import { PrivacyContent } from './privacy-content.static.tsx';

export function PrivacyPage() {
	return <PrivacyContent />;
}
