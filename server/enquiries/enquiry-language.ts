/** Words and messages in the language of an enquiry. */

import { languages } from '../../shared/content/languages.ts';
import { type Words, words } from '../../shared/content/words/words.ts';

/** @param language from an enquiry, form or link; an unknown language gives English words */
export function wordsOf(language: unknown): Words {
	return words[languages.find((known) => known === language) ?? 'en'];
}

/** Translates the message of a validation rule, because validation returns English messages. Other messages stay unchanged. */
export function translateMessage(message: string, to: Words): string {
	const english = messagesOf(words.en);
	const name = Object.keys(english).find((name) => english[name] === message);
	return (name && messagesOf(to)[name]) || message;
}

function messagesOf({ formCopy: { messages, honeypot } }: Words): Readonly<Record<string, string>> {
	return { ...messages, honeypot };
}
