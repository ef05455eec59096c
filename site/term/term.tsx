/** A word people may not know: its explanation is one tap, hover or focus away. */

import { type GlossaryKey, glossary } from '../content/glossary.ts';

/** A native popover's button, so that no script is needed to read the explanation. Needs <TermNotes> once on the page. */
export function Term({ of, children }: { of: GlossaryKey; children: string }) {
	return (
		<button className="term" type="button" popoverTarget={noteId(of)} aria-describedby={noteId(of)}>
			{children}
		</button>
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
