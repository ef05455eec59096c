/**
 * Text in an element that is replaced when the text changes. Page translators replace our text node with their own, so a change
 * of our text node would leave the old translation on the page.
 */
export const keyedText = (text: string | false | undefined) => text && <span key={text}>{text}</span>;
