/** The words of the language that an enquiry is in. */

import type { Language } from '../../shared/content/languages.ts';
import { type Words, words } from '../../shared/content/words.ts';

/** @param language as stored with an enquiry, or as a form says it; anything else is English */
export function wordsOf(language: string | null | undefined): Words {
	return words[language as Language] ?? words.en;
}

/** A rule's message in other words: the rules are checked in English. */
export function translateMessage(message: string, { formCopy }: Words): string {
	const english: Readonly<Record<string, string>> = words.en.formCopy.messages;
	const name = Object.keys(english).find((name) => english[name] === message);
	return name ? formCopy.messages[name as keyof typeof formCopy.messages] : message;
}
