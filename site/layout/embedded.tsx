/** A part of the widget as a section of a page. The widget renders the section's heading. */

import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { prerenderQuoteWidget } from '../../widget/prerender.tsx';

const parts = { compare: 'plans', quote: 'form', faq: 'faq' } as const;

interface EmbeddedProps {
	id: keyof typeof parts;
	language?: Language;
}

/**
 * Calls to action link to these sections, and screen readers announce the section's name on arrival. The comparison and the FAQ
 * contain a landmark of the same name, so the sections of these two are only groups.
 */
export function Embedded({ id, language = 'en' }: EmbeddedProps) {
	const { comparisonCopy, formCopy, faq } = words[language];
	const names = { compare: comparisonCopy.title, quote: formCopy.title, faq: faq.faqTitle };
	const html = prerenderQuoteWidget({ show: parts[id], draft: id !== 'faq' }, { language });
	return (
		<section
			id={id}
			className="embedded"
			role={id === 'quote' ? undefined : 'group'}
			aria-label={names[id]}
			tabIndex={-1}
		>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own output, rendered at build. */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
		</section>
	);
}
