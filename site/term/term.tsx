/** A word people may not know: its explanation is one tap, hover or focus away. */

import { type GlossaryKey, glossary } from '../content/glossary.ts';

interface TermProps {
	of: GlossaryKey;
	children: string;
	/** Punctuation that follows, kept on the term's line. */
	then?: string;
}

/** A native popover's button, so that no script is needed to read the explanation. Needs <TermNotes> once on the page. */
export function Term({ of, children, then }: TermProps) {
	return (
		<span className="term-place">
			<button className="term" type="button" popoverTarget={noteId(of)} aria-describedby={noteId(of)}>
				{children}
			</button>
			{then}
		</span>
	);
}

/** The explanations, outside the sentences, so that these read whole wherever their text is taken. */
export function TermNotes() {
	return (Object.keys(glossary) as GlossaryKey[]).map((key) => (
		<div key={key} className="term-note" id={noteId(key)} popover="auto" role="tooltip">
			{glossary[key]}
		</div>
	));
}

function noteId(key: GlossaryKey): string {
	return `term-${key}`;
}
