/**
 * Words that change where they stand, in an element that is new with them. A translator puts its own words in place of a
 * text; were the text alone changed, the words for the old one would stay.
 */
export const keyedText = (text: string | false | undefined) => text && <span key={text}>{text}</span>;
