/** Counts grapheme clusters, so that a Tamil syllable or an emoji is one character. */
export function countCharacters(text: string): number {
	// Firefox before 125 has no `Intl.Segmenter`, so code points are counted there.
	const characters = Intl.Segmenter ? new Intl.Segmenter().segment(text) : text;
	return [...characters].length;
}
