/** The words of the language that an enquiry is in. */

import { languages } from '../../shared/content/languages.ts';
import { type Words, words } from '../../shared/content/words/words.ts';

/** @param language as stored with an enquiry, or as a form or a link says it; anything else is English */
export function wordsOf(language: unknown): Words {
	return words[languages.find((known) => known === language) ?? 'en'];
}

/** A rule's message in other words: the rules are checked in English. */
export function translateMessage(message: string, to: Words): string {
	const english = messagesOf(words.en);
	const name = Object.keys(english).find((name) => english[name] === message);
	return (name && messagesOf(to)[name]) || message;
}

function messagesOf({ formCopy: { messages, honeypot } }: Words): Readonly<Record<string, string>> {
	return { ...messages, honeypot };
}
