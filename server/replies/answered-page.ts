/** Page on which an adviser records a reply, in English like all messages to advisers. */

import { brand } from '../../shared/content/brand.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import { words } from '../../shared/content/words/words.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import { contact, noScriptPage } from '../enquiries/no-script-form/form-answers.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import { type Html, html, type Page } from '../http/html.ts';
import { linkPaths } from './enquiry-links.ts';

/** Time during which a recorded reply can be undone. */
export const undoMs = 10 * 60 * 1000;

/** @param now ISO 8601, by the store's clock @param query signed query of the link */
export function answeredPage(record: EnquiryRecord, now: string, query: string): Page {
	const { reference, plan, gestationalWeek, receivedAt, answeredAt } = record;
	const facts = html`<dl class="facts">
<dt>Reference</dt><dd>${reference}</dd>
<dt>Plan</dt><dd>${findPlan(plan ?? '')?.name ?? plan ?? 'Not sure yet'}</dd>
<dt>Week</dt><dd>${gestationalWeek}</dd>
<dt>Reply by</dt><dd>${formatTime(replyBy(receivedAt), 'en')}</dd>
</dl>`;
	if (!answeredAt) {
		const record = button(query, 'record', 'I have replied');
		return bare('Have you replied?', html`${facts}\n${record}\n<p>The person sees the time on the enquiry’s page.</p>`);
	}
	const minutesLeft = Math.ceil((Date.parse(answeredAt) + undoMs - Date.parse(now)) / 60_000);
	const recorded = html`<p>Recorded: ${formatTime(answeredAt, 'en')}</p>`;
	const correction =
		minutesLeft > 0
			? html`${button(query, 'undo', 'Undo')}\n<p>for the next ${minutesLeft === 1 ? 'minute' : `${minutesLeft} minutes`}</p>`
			: html`<p>If this is wrong, tell us, with the reference: ${contact(words.en)}</p>`;
	return bare('Your reply is recorded', html`${facts}\n${recorded}\n${correction}`);
}

export function answeredErrorPage(statusCode: number, message: string): Page {
	const titles: Record<number, string> = { 404: 'This link is not valid', 429: words.en.enquiryPageCopy.tooMany };
	const failed = 'Your reply is not recorded yet: press the button again in a minute';
	return bare(titles[statusCode] ?? failed, html`<p>${message}</p>`);
}

function bare(title: string, content: Html): Page {
	const withSender = html`${content}\n<p class="source">${brand.legalName}</p>`;
	return { ...noScriptPage('en', title, withSender), isBare: true };
}

function button(query: string, action: 'record' | 'undo', label: string): Html {
	const quiet = action === 'undo' && ' button-quiet';
	return html`<form method="post" action="${linkPaths.answered}?${query}"><p><button class="button${quiet}" type="submit" name="action" value="${action}">${label}</button></p></form>`;
}
