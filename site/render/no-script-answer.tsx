/** Page whose title and content the service fills in: in a language with header and footer, or `bare` (English, without both). */

import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { brand } from '../../shared/content/brand.ts';
import { type NoScriptShell, noScriptAnswerSlots } from '../../shared/serving/page-files.ts';
import { Layout } from '../layout/layout.tsx';
import disclosureStyles from '../styles/disclosure.css?inline';
import enquiryStyles from '../styles/pages/enquiry.css?inline';
import languageStyles from '../styles/pages/language.css?inline';
import noScriptStyles from '../styles/pages/no-script-answer.css?inline';
import { type Assets, browserTags, documentOf, fontPreloads, scriptTag, titleTag } from './document.tsx';
import { stylesOf } from './head/styles.ts';

export function renderNoScriptAnswer(assets: Assets, shell: NoScriptShell): string {
	const language = shell === 'bare' ? 'en' : shell;
	const head = [
		titleTag(`${noScriptAnswerSlots.title} | ${brand.name}`),
		'<meta name="robots" content="noindex">',
		...browserTags,
		...fontPreloads(assets.fontUrls),
		scriptTag(assets.script),
	];
	const content = <div className="wrap">{noScriptAnswerSlots.body}</div>;
	const body = renderToStaticMarkup(
		<Router ssrPath="/api/enquiries">
			{shell === 'bare' ? <main>{content}</main> : <Layout language={language}>{content}</Layout>}
		</Router>,
	);
	const styles = stylesOf(noScriptStyles + disclosureStyles + enquiryStyles + languageStyles);
	return documentOf(head, styles + assets.fontCss, body, language);
}
