/** The page of the terms of use. */

import { TermsContent } from './terms-content.static.tsx';

export function TermsPage() {
	return <TermsContent />;
}
