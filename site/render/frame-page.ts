/** The widget as a page of its own, for an `<iframe>` on pages that allow no scripts. Its options are in its address. */

import { brand } from '../../shared/content/brand.ts';
import { languages } from '../../shared/content/languages.ts';
import { title } from '../../shared/content/words/en/form-copy.ts';
import { scriptName, type WidgetManifest } from '../../widget/api/embed/widget-files.ts';
import { eventNames, type QuoteWidgetEventName } from '../../widget/api/events.ts';
import { prerenderQuoteWidget } from '../../widget/prerender.tsx';
import { documentOf, titleTag } from './document.tsx';
import { inlineScript } from './head/inline-scripts.ts';
import { pageMetadata } from './head/page-metadata.ts';

interface Script {
	readonly src: string;
	readonly integrity: string;
}

interface FrameContent {
	/** By language. */
	readonly scripts: Record<string, Script>;
	readonly eventNames: readonly QuoteWidgetEventName[];
}

const styles = `:root{color-scheme:light dark}
body{margin:0;display:flow-root}
p{margin:0;padding:0 16px 16px;font:14px/1.6 system-ui,sans-serif}
a{display:inline-block;padding:10px 8px;color:inherit}`;

/** The service takes the partner from the address of this page. Its answer may not be framed: it opens in a tab. */
const formWithoutScript = prerenderQuoteWidget({ show: 'form' }).replace('<form', '<form target="_blank"');

export function renderFramePage(files: WidgetManifest['files']): string {
	const scripts = languages.flatMap((language): [string, Script][] => {
		const file = files[scriptName('quote-widget', language)];
		return file ? [[language, { src: file.url, integrity: file.integrity }]] : [];
	});
	const links = [
		`<a href="/privacy" target="_blank">${pageMetadata.privacy.crumb}</a>`,
		`<a href="/terms" target="_blank">${pageMetadata.terms.crumb}</a>`,
	];
	const body = `<quote-widget></quote-widget>
<noscript>${formWithoutScript}</noscript>
<p>${links.join('\n')}</p>
${inlineScript(showWidget, { scripts: Object.fromEntries(scripts), eventNames })}`;
	const head = [titleTag(`${title} | ${brand.name}`), '<meta name="robots" content="noindex">'];
	return documentOf(head, styles, body);
}

/** Runs in the browser as it stands here. */
function showWidget({ scripts, eventNames }: FrameContent): void {
	const query = new URLSearchParams(location.search);
	const widget = document.querySelector('quote-widget') as HTMLElement;
	for (const name of ['partner', 'tag', 'plan', 'show', 'theme']) {
		const value = query.get(name);
		if (value !== null) widget.setAttribute(name, value);
	}
	// No endpoint: the author of a link must not choose where an enquiry from our own page goes, or that it goes nowhere.
	document.documentElement.style.colorScheme = query.get('theme') ?? '';
	const wanted = `${query.get('lang')}`;
	const language = Object.hasOwn(scripts, wanted) ? wanted : 'en';
	document.documentElement.lang = language;
	document.head.append(
		Object.assign(document.createElement('script'), { crossOrigin: 'anonymous' }, scripts[language]),
	);
	if (parent === window) return;
	// To any parent: `frame-ancestors` lets none but that partner's pages frame this one, and no detail is personal.
	const tellParent = (message: object) => parent.postMessage(message, '*');
	new ResizeObserver(() => tellParent({ type: 'quote-widget:height', height: document.body.offsetHeight })).observe(
		document.body,
	);
	for (const name of eventNames) document.addEventListener(name, ({ type, detail }) => tellParent({ type, detail }));
}
