/** The page that answers a form sent without scripts: the site's layout around two places that the service fills. */

import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { answerPlaces } from '../shared/built-site.ts';
import { brand } from '../shared/content/brand.ts';
import { type Assets, browserTags, documentOf, fontPreloads } from './document.tsx';
import { Layout } from './layout/layout.tsx';
import enquiryStyles from './styles/enquiry.css?inline';
import { stylesOf } from './styles.ts';

const places = { '[title]': answerPlaces.title, '[answer]': answerPlaces.body };

export function renderEnquiryPage(assets: Assets): string {
	const head = [
		`<title>[title] | ${brand.name}</title>`,
		'<meta name="robots" content="noindex">',
		...browserTags,
		...fontPreloads(assets.fontUrls),
	];
	const body = renderToStaticMarkup(
		<Router ssrPath="/api/enquiries">
			<Layout>
				<div className="wrap">[answer]</div>
			</Layout>
		</Router>,
	);
	return markPlaces(documentOf(head, stylesOf(enquiryStyles) + assets.fontCss, body));
}

/** React writes no comments of ours, so the places are named in text first. */
function markPlaces(html: string): string {
	return Object.entries(places).reduce((marked, [name, comment]) => marked.replaceAll(name, comment), html);
}
