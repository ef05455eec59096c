/** Brings back an unsent draft when the form appears, where the page asked for drafts to be kept. */

import { type RefObject, useLayoutEffect } from 'react';
import type { EnquiryDraft } from '../../shared/enquiry/enquiry-draft.ts';
import { findDraft, forgetDraft, keepDraft } from './kept-draft.ts';

export function useDraft(
	kept: boolean,
	form: RefObject<HTMLFormElement | null>,
	fillIn: (answers: Partial<EnquiryDraft>) => void,
) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for every time the page asks.
	useLayoutEffect(() => {
		const draft = kept && findDraft();
		if (draft && form.current && !isTouched(form.current)) fillIn(draft);
	}, [kept, form]);

	return {
		/** An answer left out comes back as the form makes it, such as the sample line. */
		keep: keepDraft,
		forget: () => kept && forgetDraft(),
	};
}

/** Whether something was typed before the script arrived, which is newer than any draft. */
function isTouched(form: HTMLFormElement): boolean {
	return Array.from(form.elements as Iterable<Partial<HTMLInputElement>>).some(
		({ value, defaultValue = value }) => value !== defaultValue,
	);
}
