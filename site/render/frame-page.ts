/** The widget as a separate page, for an `<iframe>` on pages that allow no scripts. Query parameters set the options. */

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
	/** Widget script by language. */
	readonly scripts: Record<string, Script>;
	readonly eventNames: readonly QuoteWidgetEventName[];
}

const styles = `:root{color-scheme:light dark}
body{margin:0;display:flow-root}
p{margin:0;padding:0 16px 16px;font:14px/1.6 system-ui,sans-serif}
a{display:inline-block;padding:10px 8px;color:inherit}`;

/** Without scripts the service reads the partner from the referrer. The form opens a tab, because no frame may show the answer. */
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

/** Serialised with `toString()` to run in the browser, so it must not refer to outer variables. */
function showWidget({ scripts, eventNames }: FrameContent): void {
	const query = new URLSearchParams(location.search);
	const widget = document.querySelector('quote-widget') as HTMLElement;
	// Ignores `endpoint`, because the author of a link must not redirect or suppress enquiries from our own page.
	for (const name of ['partner', 'tag', 'plan', 'show', 'theme']) {
		const value = query.get(name);
		if (value !== null) widget.setAttribute(name, value);
	}
	document.documentElement.style.colorScheme = query.get('theme') ?? '';
	const wanted = `${query.get('lang')}`;
	const language = Object.hasOwn(scripts, wanted) ? wanted : 'en';
	document.documentElement.lang = language;
	document.head.append(
		Object.assign(document.createElement('script'), { crossOrigin: 'anonymous' }, scripts[language]),
	);
	if (parent === window) return;
	// Messages go to any origin, because `frame-ancestors` limits which pages receive them, and no event has personal data.
	const postToParent = (message: object) => parent.postMessage(message, '*');
	new ResizeObserver(() => postToParent({ type: 'quote-widget:height', height: document.body.offsetHeight })).observe(
		document.body,
	);
	for (const name of eventNames) document.addEventListener(name, ({ type, detail }) => postToParent({ type, detail }));
}
