/** Status page of an enquiry, for browsers without scripts too. Nothing that was typed stands on it. */

import { brand } from '../../shared/content/brand.ts';
import { adviserQuestions } from '../../shared/content/plans/adviser-questions.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import type { Words } from '../../shared/content/words/words.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { Partner } from '../config/partners.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { companyOf, receiptRecipient } from '../delivery/recipients.ts';
import { contact, homeOf, noScriptPage, privacyContact } from '../enquiries/no-script-form/form-answers.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import { type Html, html, type Page } from '../http/html.ts';
import { linkPaths } from './enquiry-links.ts';

export interface EnquiryState {
	record: EnquiryRecord;
	deliveries: readonly Delivery[];
	/** Its receivers were told that the reply is late. */
	isTold: boolean;
	/** ISO 8601, by the store's clock. */
	now: string;
}

/** @param query of its link, signed */
export function enquiryPage(state: EnquiryState, partners: readonly Partner[], query: string, words: Words): Page {
	const { language, space, enquiryPageCopy: copy, receiptCopy, withdrawalCopy, adviserQuestionCopy, formCopy } = words;
	const { labels, notSureYet, noScriptCopy } = formCopy;
	const { record } = state;
	const { receivedAt, withdrawnAt, plan, consentVersion } = record;
	const wording = findWording(consentVersion);
	const reference = html`<p>${noScriptCopy.reference + space}<strong>${record.reference}</strong></p>`;
	const received = html`<dt>${copy.received}</dt><dd>${formatTime(receivedAt, language)}</dd>`;
	const companies = passedOn(state, partners, words);
	const consent = html`<h2>${receiptCopy.agreed}</h2>
<blockquote lang="${wording?.language ?? language}"><p>${wording?.text ?? '-'}</p></blockquote>
${wording !== undefined && html`<p><a href="${recordPath}?${query}" download>${copy.record}</a></p>\n<p>${copy.recordText}</p>`}`;
	const reach = html`<h2>${copy.reach}</h2>
<p>${brand.legalName}<br>${contact(words)}</p>`;
	if (withdrawnAt) {
		const content = html`<p data-withdrawn="${record.reference}">${copy.withdrawn(formatTime(withdrawnAt, language))}</p>
${reference}
<p>${withdrawalCopy.done}</p>
<p>${withdrawalCopy.kept + space}${privacyContact}</p>
<dl>
${received}
${companies.length > 0 && html`<dt>${copy.passedOn}</dt><dd>${companies}</dd>`}
</dl>
${consent}
${reach}
<p><a href="${homeOf(language)}">${noScriptCopy.home}</a></p>`;
		return noScriptPage(language, withdrawalCopy.doneTitle, content);
	}
	const isMissed = state.now >= replyBy(receivedAt) && !record.answeredAt && !state.isTold;
	const questions = adviserQuestions({ plan: plan ?? '' }, adviserQuestionCopy);
	const content = html`<div class="enquiry">
<div>
${reference}
<dl>
<dt>${labels.plan}</dt><dd>${findPlan(plan ?? '')?.name ?? notSureYet}</dd>
${received}
<dt>${copy.passedOn}</dt><dd>${companies.length > 0 ? companies : copy.notPassedOn}</dd>
<dt>${copy.reply}</dt><dd>${reply(state, words)}</dd>
</dl>
<p>${copy.withoutAnswers}</p>
${isMissed && button(query, 'missed', copy.nobodyCalled)}
<h2>${adviserQuestionCopy.title}</h2>
<ol>
${questions.map((question) => html`<li>${question}</li>`)}
</ol>
<p><button class="link" type="button" data-print hidden>${copy.print}</button></p>
</div>
<div>
${consent}
<h2>${withdrawalCopy.title}</h2>
<p>${withdrawalCopy.text}</p>
${button(query, 'withdraw', withdrawalCopy.button)}
${reach}
</div>
</div>`;
	return noScriptPage(language, copy.title, content);
}

export const recordPath = `${linkPaths.enquiry}/record`;

/** The withdrawal button is not the first one on the page. */
function button(query: string, action: 'missed' | 'withdraw', label: string): Html {
	const quiet = action === 'withdraw' && ' button-quiet';
	return html`<form method="post" action="${linkPaths.enquiry}?${query}"><p><button class="button${quiet}" type="submit" name="action" value="${action}">${label}</button></p></form>`;
}

function reply({ record, isTold, now }: EnquiryState, { language, enquiryPageCopy: copy }: Words): string {
	const until = replyBy(record.receivedAt);
	if (record.answeredAt) return copy.repliedAt(formatTime(record.answeredAt, language));
	if (now < until) return copy.by(formatTime(until, language));
	return isTold ? copy.lateTold : copy.late;
}

/** One line for each company, with the time at which it had the enquiry first. */
function passedOn({ deliveries }: EnquiryState, partners: readonly Partner[], words: Words): Html[] {
	const times = new Map<string, string>();
	for (const { event, state, recipient, finished_at } of deliveries) {
		if (event !== 'created' || state !== 'done' || recipient === receiptRecipient || !finished_at) continue;
		const company = companyOf(recipient, partners) ?? brand.legalName;
		const first = times.get(company) ?? finished_at;
		times.set(company, first < finished_at ? first : finished_at);
	}
	const lines = [...times].map(([company, time]) => html`${company}${words.comma}${formatTime(time, words.language)}`);
	return lines.flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]));
}
