/** The page that answers a form sent without scripts: the site's layout around two places that the service fills. */

import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { brand } from '../shared/content/brand.ts';
import { type Assets, documentOf, fontPreloads, iconTags } from './document.tsx';
import { Layout } from './layout/layout.tsx';
import { stylesOf } from './styles.ts';

const title = '<!--enquiry-title-->';
const answer = '<!--enquiry-answer-->';

export function renderEnquiryPage(assets: Assets): string {
	const head = [
		`<title>${title} | ${brand.name}</title>`,
		'<meta name="robots" content="noindex">',
		...iconTags,
		...fontPreloads(assets.fontUrls),
	];
	const body = renderToStaticMarkup(
		<Router ssrPath="/api/enquiries">
			<Layout>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: two fixed placeholders of ours. */}
				<div
					className="wrap narrow enquiry-answer"
					dangerouslySetInnerHTML={{ __html: `<h1>${title}</h1>\n${answer}` }}
				/>
			</Layout>
		</Router>,
	);
	return documentOf(head, stylesOf('enquiry') + assets.fontCss, body);
}
