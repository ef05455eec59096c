/** A glossary term that shows its explanation on press, hover or focus. */

import { type GlossaryKey, glossary } from '../content/glossary.ts';

interface GlossaryTermProps {
	of: GlossaryKey;
	children: string;
	/** Punctuation that follows the term and stays on the term's line. */
	then?: string;
}

/** A native popover button, which opens the explanation without scripts. `<GlossaryNotes>` must list the term, once on the page. */
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

/** The explanations, outside the sentences, because reader modes and search engines would read them as part of a sentence. */
export function GlossaryNotes({ of }: { of: readonly GlossaryKey[] }) {
	return of.map((key) => (
		<div key={key} className="term-note" id={noteId(key)} popover="auto" role="tooltip">
			{glossary[key]}
		</div>
	));
}

function noteId(key: GlossaryKey): string {
	return `term-${key}`;
}
