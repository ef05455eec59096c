/** Counts characters as a person does: one with its marks, such as a Tamil syllable or an emoji, is one. */
export function countCharacters(text: string): number {
	// Firefox before 125 has no segmenter; code points come closest.
	const characters = Intl.Segmenter ? new Intl.Segmenter().segment(text) : text;
	return [...characters].length;
}
