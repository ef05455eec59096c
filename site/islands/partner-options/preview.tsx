/** Live preview of the widget with the chosen options, in a frame or behind a button. Enquiries from the preview are tests. */

import { useEffect, useRef, useState } from 'react';
import { testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import { scriptName } from '../../../widget/api/embed/widget-files.ts';
import { frameAddress } from './embed-lines.ts';
import type { EmbedOptions } from './embed-options.ts';

export function Preview(options: EmbedOptions) {
	return (
		<section className="widget-preview" aria-labelledby="preview">
			<h2 id="preview">See it</h2>
			<p className="source">
				Scroll it and try it: what you send from here is a test. Your own web font shows only on your page.
			</p>
			{options.way === 'button' ? <ButtonPreview {...options} /> : <FramePreview {...options} />}
		</section>
	);
}

/** Space at the end of the previewed page, so that its last line scrolls clear of the frame’s faded edge. */
const endSpace = 'body { padding-block-end: 4rem; }';

function FramePreview({ attributes, language, styles }: EmbedOptions) {
	const { partner, ...chosen } = attributes;
	const address = frameAddress({ attributes: { ...chosen, partner: testPartner }, language });
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	const [shown, setShown] = useState({ address: '', page: null as Document | null });
	// Loads the frame only when the frame is near, because its scripts run on this page's thread. `loading="lazy"` would load the
	// frame several screens earlier.
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
			rootMargin: '50% 0px',
		});
		observer.observe(place.current as HTMLDivElement);
		return () => observer.disconnect();
	}, []);
	useStyles(shown.page, `${styles}${endSpace}`);
	return (
		<>
			<div className={shown.address === address ? 'widget-frame' : 'widget-frame widget-frame-loading'} ref={place}>
				{/* The key replaces the frame when its address changes. Navigating the frame would add an entry to the page's history. */}
				<iframe
					key={address}
					src={isNear ? address : undefined}
					title="Preview of the widget"
					onLoad={async ({ currentTarget: { contentDocument: page, contentWindow } }) => {
						// Before the element is defined, only the links below the widget would be visible.
						await contentWindow?.customElements.whenDefined('quote-widget');
						setShown({ address, page });
					}}
				/>
			</div>
			<a className="button button-quiet button-small" href={address}>
				Open it in a page of its own
			</a>
		</>
	);
}

function ButtonPreview({ attributes: { show, plan, theme }, language, styles }: EmbedOptions) {
	useEffect(() => {
		const src = `/widget/v1/${scriptName('quote-widget-button', language)}`;
		if (document.querySelector(`script[src="${src}"]`)) return;
		document.head.append(Object.assign(document.createElement('script'), { src }));
	}, [language]);
	useStyles(document, styles);
	return (
		<button
			className="button"
			type="button"
			data-quote-widget=""
			data-show={show}
			data-plan={plan}
			data-theme={theme}
			data-partner={testPartner}
		>
			Get a free quote
		</button>
	);
}

function useStyles(page: Document | null, styles: string): void {
	useEffect(() => {
		if (!page?.defaultView) return;
		const sheet = new page.defaultView.CSSStyleSheet();
		sheet.replaceSync(styles);
		page.adoptedStyleSheets.push(sheet);
		return () => {
			page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
		};
	}, [page, styles]);
}
