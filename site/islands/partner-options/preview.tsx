/** The widget as chosen, live: in the page that partners frame, or behind a button. What is sent goes nowhere. */

import { useCallback, useEffect, useRef } from 'react';
import { scriptName } from '../../../widget/api/embed/widget-files.ts';
import { attributesFrom, type EmbedOptions, frameAddress, propertiesFrom } from './embed-options.ts';

export function Preview({ options }: { options: EmbedOptions }) {
	return (
		<section className="widget-preview" aria-labelledby="preview">
			<h2 id="preview">See it</h2>
			<p className="source">
				It works, and scrolls; what you send from here goes nowhere. Your own web font shows on your page only.{' '}
				{options.way !== 'button' && <a href={frameAddress(options, false)}>Open it in a page of its own</a>}
			</p>
			{options.way === 'button' ? <ButtonPreview options={options} /> : <FramePreview options={options} />}
		</section>
	);
}

function FramePreview({ options }: { options: EmbedOptions }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const style = useCallback(() => setProperties(frame.current?.contentDocument, options), [options]);
	useEffect(style, [style]);
	return (
		<iframe
			ref={frame}
			src={frameAddress(options, false)}
			title="Preview of the widget"
			loading="lazy"
			onLoad={style}
		/>
	);
}

function ButtonPreview({ options }: { options: EmbedOptions }) {
	const { language } = options;
	useEffect(() => {
		const src = `/widget/v1/${scriptName('quote-widget-button', language)}`;
		if (document.querySelector(`script[src="${src}"]`)) return;
		document.head.append(Object.assign(document.createElement('script'), { src }));
	}, [language]);
	const { show, plan, theme } = attributesFrom(options);
	return (
		<p>
			<button
				className="button"
				type="button"
				data-quote-widget=""
				data-show={show}
				data-plan={plan}
				data-theme={theme}
				data-endpoint="simulate"
				onClick={() => requestAnimationFrame(() => setProperties(document, options))}
			>
				Get a free quote
			</button>
		</p>
	);
}

/** Sets what was chosen, and takes away what was before. */
function setProperties(page: Document | null | undefined, options: EmbedOptions): void {
	const widget = page?.querySelector<HTMLElement>('quote-widget');
	widget?.removeAttribute('style');
	for (const [name, value] of Object.entries(propertiesFrom(options))) widget?.style.setProperty(name, value);
}
