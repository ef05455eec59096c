/** The page that answers a form sent without scripts in a language: the site's layout with two slots that the service fills. */

import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import type { Language } from '../../shared/content/languages.ts';
import { noScriptAnswerSlots } from '../../shared/serving/page-files.ts';
import { Layout } from '../layout/layout.tsx';
import enquiryStyles from '../styles/pages/enquiry.css?inline';
import languageStyles from '../styles/pages/language.css?inline';
import noScriptStyles from '../styles/pages/no-script-answer.css?inline';
import { type Assets, browserTags, documentOf, fontPreloads, scriptTag, titleTag } from './document.tsx';
import { stylesOf } from './head/styles.ts';

export function renderNoScriptAnswer(assets: Assets, language: Language): string {
	const head = [
		titleTag(`${noScriptAnswerSlots.title} | ${brand.name}`),
		'<meta name="robots" content="noindex">',
		...browserTags,
		...fontPreloads(assets.fontUrls),
		scriptTag(assets.script),
	];
	const body = renderToStaticMarkup(
		<Router ssrPath="/api/enquiries">
			<Layout language={language}>
				<div className="wrap">{noScriptAnswerSlots.body}</div>
			</Layout>
		</Router>,
	);
	return documentOf(head, stylesOf(noScriptStyles + enquiryStyles + languageStyles) + assets.fontCss, body, language);
}
