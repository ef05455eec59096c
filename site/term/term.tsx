/** A word people may not know, with its explanation one tap, hover or focus away; a native popover, so no script is needed to read it. */

import { type GlossaryKey, glossary } from '../content/glossary.ts';

interface TermProps {
	of: GlossaryKey;
	/** Tells the same word's places on one page apart. */
	at: string;
	children: string;
}

export function Term({ of, at, children }: TermProps) {
	const id = `term-${of}-${at}`;
	return (
		<>
			<button className="term" type="button" popoverTarget={id} aria-describedby={id}>
				{children}
			</button>
			<span className="term-note" id={id} popover="auto" role="tooltip">
				{glossary[of]}
			</span>
		</>
	);
}
