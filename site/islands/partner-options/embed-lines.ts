/** The lines that a partner copies. */

import { languagePaths } from '../../../shared/content/languages.ts';
import { testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { scriptName, type WidgetManifest } from '../../../widget/api/embed/widget-files.ts';
import type { EmbedOptions } from './embed-options.ts';

/** Origin that serves the widget, and the files of the newest build. `files` is empty until the manifest is fetched. */
export interface Deployment {
	readonly origin: string;
	readonly files: WidgetManifest['files'];
}

export function linesFor(options: EmbedOptions, { origin, files }: Deployment): string {
	const { way, language, isPinned, styles } = options;
	const attributes = { ...options.attributes, partner: options.attributes.partner ?? testPartner };
	if (way === 'frame') return frameLines(origin, frameAddress({ ...options, attributes }));
	const { partner, plan } = attributes;
	const query = new URLSearchParams({ partner, ...(plan && { plan }) });
	const form = escapeHtml(`${origin}${languagePaths[language]}?${query}#quote`);
	const name = scriptName(way === 'button' ? 'quote-widget-button' : 'quote-widget', language);
	const pinned = isPinned && files[name];
	const pin = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
	// A pinned script may have been deleted, so a link is the fallback. If the script runs, the element hides the link.
	const link = pinned ? `<a href="${form}">Get a free quote</a>` : '';
	return [
		...(styles ? [`<style>\n${styles}\n</style>`] : []),
		`<script src="${origin}${pinned ? pinned.url : `/widget/v1/${name}`}"${pin} async></script>`,
		way === 'button'
			? `<a href="${form}" data-quote-widget${written(attributes, 'data-')}>Get a free quote</a>`
			: `<quote-widget${written(attributes)}>${link}</quote-widget>`,
	].join('\n');
}

export function frameAddress({ attributes, language }: Pick<EmbedOptions, 'attributes' | 'language'>): string {
	const query = new URLSearchParams({ ...attributes, ...(language !== 'en' && { lang: language }) });
	return `/widget/v1/frame?${query}`;
}

/** The script in these lines resizes each frame to the height of its content. */
function frameLines(origin: string, address: string): string {
	return `<iframe src="${escapeHtml(origin + address)}" title="Get a free quote" width="100%" height="900" style="border: 0" referrerpolicy="no-referrer-when-downgrade" allow="clipboard-write"></iframe>
<script>addEventListener('message', ({ data, origin, source }) => { if (origin === '${origin}' && data?.type === 'quote-widget:height')
	for (const frame of document.querySelectorAll('iframe')) if (frame.contentWindow === source) frame.height = data.height });</script>`;
}

function written(attributes: EmbedOptions['attributes'], prefix = ''): string {
	return Object.entries(attributes)
		.map(([name, value]) => ` ${prefix}${name}="${escapeHtml(value)}"`)
		.join('');
}
