/** A term with its explanation one tap, hover or focus away. */

import { type GlossaryKey, glossary } from '../content/glossary.ts';

interface GlossaryTermProps {
	of: GlossaryKey;
	children: string;
	/** Punctuation that follows, kept on the term's line. */
	then?: string;
}

/** A native popover button, which opens the explanation without scripts. Needs `<GlossaryNotes>` once on the page. */
export function GlossaryTerm({ of, children, then }: GlossaryTermProps) {
	return (
		<span className="term-place">
			<button className="term" type="button" popoverTarget={noteId(of)} aria-describedby={noteId(of)}>
				{children}
			</button>
			{then}
		</span>
	);
}

/** The explanations, outside the sentences: reader modes and search engines take the text of a paragraph as it stands. */
export function GlossaryNotes() {
	return (Object.keys(glossary) as GlossaryKey[]).map((key) => (
		<div key={key} className="term-note" id={noteId(key)} popover="auto" role="tooltip">
			{glossary[key]}
		</div>
	));
}

function noteId(key: GlossaryKey): string {
	return `term-${key}`;
}
