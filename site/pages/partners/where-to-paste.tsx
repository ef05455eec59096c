/** Instructions on where to paste the lines, for content management systems and frameworks that partners use. */

import { useContext } from 'react';
import { publicDocument } from '../../../widget/api/embed/public-document.ts';
import { scriptName } from '../../../widget/api/embed/widget-files.ts';
import { BuiltWidget } from '../../render/built-widget.ts';
import { marked } from './partner-documents.ts';
import text from './where-to-paste.md?raw';

const places = publicDocument(text, {})
	.split(/^## /m)
	.slice(1)
	.map((part) => {
		const [name = '', ...lines] = part.split('\n');
		return { name, html: marked.parse(lines.join('\n'), { async: false }) };
	});

export function WhereToPaste() {
	const bytes = useContext(BuiltWidget)[scriptName('quote-widget', 'en')]?.brotli ?? 0;
	return (
		<section aria-labelledby="where">
			<h2 id="where">Where to paste it</h2>
			<p className="for-developers">
				For your developer: {Math.round(bytes / 1000)}
				{'\u00a0'}
				kB, loaded async; no cookies, no inline styles, no globals; needs no <code>unsafe-inline</code>.
			</p>
			<div className="places">
				{places.map(({ name, html }) => (
					<details key={name} className="disclosure">
						<summary>{name}</summary>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered at build. */}
						<div dangerouslySetInnerHTML={{ __html: html }} />
					</details>
				))}
			</div>
		</section>
	);
}
