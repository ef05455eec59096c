/**
 * Text in an element that is replaced when the text changes. Page translators replace our text node with
 * another, so updating our text node would leave the old translation on the page.
 */
export const keyedText = (text: string | false | undefined) => text && <span key={text}>{text}</span>;
