/** The widget as chosen, live: in the page that partners frame, or behind a button. What is sent is a test. */

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
				It works; what you send from here is a test. A web font of yours shows on your page only.
			</p>
			{options.way === 'button' ? <ButtonPreview {...options} /> : <FramePreview {...options} />}
		</section>
	);
}

function FramePreview({ attributes, language, styles }: EmbedOptions) {
	const { partner, ...shown } = attributes;
	const address = frameAddress({ attributes: { ...shown, partner: testPartner }, language });
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	const [framed, setFramed] = useState<Document | null>(null);
	// The widget runs on this page's thread. `loading="lazy"` starts it some screens before anybody sees it.
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
			rootMargin: '50% 0px',
		});
		observer.observe(place.current as HTMLDivElement);
		return () => observer.disconnect();
	}, []);
	// The end of the content can be scrolled out of the shade.
	useStyles(framed, `${styles}\nbody { padding-block-end: 6rem }`);
	return (
		<>
			<div className="widget-frame" ref={place}>
				{/* A frame that goes to another address adds to the page's history; a new one does not. */}
				<iframe
					key={address}
					src={isNear ? address : undefined}
					title="Preview of the widget"
					onLoad={({ currentTarget }) => setFramed(currentTarget.contentDocument)}
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
