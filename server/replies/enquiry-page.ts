/**
 * Status page of an enquiry. The page needs no scripts. It shows no typed text, because others could read it over a shoulder or
 * through a forwarded link.
 */

import { brand } from '../../shared/content/brand.ts';
import { registerOf } from '../../shared/content/figures/provenance.ts';
import { languageNames } from '../../shared/content/languages.ts';
import { findPlan } from '../../shared/content/plans/plans.ts';
import { findWording } from '../../shared/content/records/consent-wording.ts';
import { formatTime } from '../../shared/content/words/format-date.ts';
import type { Words } from '../../shared/content/words/words.ts';
import { replyBy } from '../../shared/enquiry/reply-by.ts';
import type { Delivery } from '../delivery/outbox.ts';
import { type Companies, type Company, companyOf, isConfigured, receiptRecipient } from '../delivery/recipients.ts';
import { homeOf, noScriptPage, privacyContact } from '../enquiries/no-script-form/form-answers.ts';
import type { EnquiryRecord } from '../enquiries/store/enquiry-record.ts';
import { type Html, html, type Page } from '../http/html.ts';
import { linkPaths } from './enquiry-links.ts';

interface EnquiryProgress {
	record: EnquiryRecord;
	deliveries: readonly Delivery[];
	/** Time at which the person reported that no adviser has made contact. */
	missedAt: string | null;
	/** ISO 8601, by the store's clock. */
	now: string;
}

export const recordPath = `${linkPaths.enquiry}/record`;

/** @param query signed query of the link */
export function enquiryPage(progress: EnquiryProgress, companies: Companies, query: string, words: Words): Page {
	const { language, space, enquiryPageCopy: copy, withdrawalCopy, adviserQuestionCopy, formCopy, receiptCopy } = words;
	const { record } = progress;
	const { reference, receivedAt, withdrawnAt, answeredAt, plan } = record;
	const received = step('done', [copy.received, formatTime(receivedAt, language)]);
	const passedOn = delivered('created', progress, companies, words).map(({ name, time, licence }): Line => {
		// Our own company is in no register, and a former firm's name is not known.
		const isListed = licence || ![brand.legalName, copy.formerFirm].includes(name);
		const text = licence ? copy.licence(licence) : copy.findInRegister(name);
		const register = isListed && html`<br><a href="${registerOf(licence)}">${text}</a>`;
		return [copy.passedOn(name), html`${formatTime(time, language)}${register || ''}`];
	});
	const consent = fold(copy.agreed, consentOf(record, query, words));
	if (withdrawnAt) {
		const content = html`<p>${copy.withdrawn(formatTime(withdrawnAt, language))}</p>
<p>${formCopy.noScriptCopy.reference + space}<strong>${reference}</strong></p>
<p>${withdrawalCopy.done}${needsLetter(progress, companies) && space + withdrawalCopy.byHand}</p>
<p>${withdrawalCopy.kept + space}${privacyContact}</p>
<ol class="track" role="list">
${received}
${passedOn.length > 0 && step('done', ...passedOn)}
</ol>
${consent}
<p><a href="${homeOf(language)}">${formCopy.noScriptCopy.home}</a></p>`;
		return noScriptPage(language, withdrawalCopy.doneTitle, content);
	}
	const isLate = !answeredAt && progress.now >= replyBy(receivedAt);
	const notPassedOn = isGivenUp('created', progress)
		? step('late', [copy.notReached, callLink(copy)])
		: step('now', [copy.notPassedOn]);
	const passedOnStep = passedOn.length > 0 ? step('done', ...passedOn) : notPassedOn;
	const replyState = answeredAt ? 'done' : isLate ? 'late' : passedOn.length > 0 ? 'now' : 'open';
	const questions = adviserQuestions(plan ?? '', adviserQuestionCopy);
	const content = html`<div class="enquiry-columns">
<div>
<p class="enquiry-reference">${formCopy.outcomeCopy.reference}<br><strong>${reference}</strong><br>${findPlan(plan ?? '')?.name ?? formCopy.notSureYet}</p>
${!answeredAt && html`<p>${receiptCopy.check}</p>`}
${isLate && lateNotice(progress, companies, query, words)}
</div>
<ol class="track" role="list">
${received}
${passedOnStep}
${step(replyState, [copy.reply, replyLine(record, isLate, words)])}
</ol>
<div>
${fold(adviserQuestionCopy.title, html`<ol>\n${questions.map((question) => html`<li>${question}</li>`)}\n</ol>`)}
${consent}
${fold(withdrawalCopy.title, html`<p>${withdrawalCopy.text}</p>\n${button(query, 'withdraw', withdrawalCopy.button)}`)}
</div>
</div>`;
	return noScriptPage(language, copy.title, content);
}

/** Title of a line in a step, and details below the title. */
type Line = [title: string, more?: string | Html];

/** @param state `now` for the step that is under way, `open` for a later one */
function step(state: 'done' | 'now' | 'open' | 'late', ...lines: Line[]): Html {
	const inner = lines.map(([title, more]) => html`<strong>${title}</strong>${more ? html`<br>${more}` : ''}`);
	return html`<li class="track-${state}">${inner.map((line) => html`<p>${line}</p>`)}</li>`;
}

function fold(summary: string, content: Html): Html {
	return html`<details class="disclosure"><summary>${summary}</summary><div>
${content}
</div></details>`;
}

function lateNotice(progress: EnquiryProgress, companies: Companies, query: string, words: Words): Html {
	const { language, enquiryPageCopy: copy } = words;
	const { record, missedAt } = progress;
	const nobodyContacted = missedAt
		? notifiedLines(progress, companies, words).map((line) => html`<p>${line}</p>`)
		: button(query, 'missed', copy.nobodyContacted);
	return html`<section class="late">
<h2>${copy.lateTitle}</h2>
<p>${copy.lateSince(formatTime(replyBy(record.receivedAt), language))}</p>
<p><a class="button" href="${brand.phoneHref}">${copy.call(brand.phone)}</a></p>
${nobodyContacted}
</section>`;
}

function consentOf({ consentVersion }: EnquiryRecord, query: string, words: Words): Html {
	const wording = findWording(consentVersion);
	const { record, recordText } = words.enquiryPageCopy;
	return html`<blockquote lang="${wording?.language ?? words.language}"><p>${wording?.text ?? '-'}</p></blockquote>
${wording !== undefined && html`<p><a href="${recordPath}?${query}" download>${record}</a></p>\n<p>${recordText}</p>`}`;
}

function button(query: string, action: 'missed' | 'withdraw', label: string): Html {
	return html`<form method="post" action="${linkPaths.enquiry}?${query}"><p><button class="button button-quiet" type="submit" name="action" value="${action}">${label}</button></p></form>`;
}

function replyLine({ receivedAt, answeredAt }: EnquiryRecord, isLate: boolean, words: Words): string | Html {
	const { language, space, enquiryPageCopy: copy } = words;
	if (answeredAt)
		return html`${copy.repliedAt(formatTime(answeredAt, language))}<br>${copy.notSo + space}${callLink(copy)}`;
	const until = formatTime(replyBy(receivedAt), language);
	return isLate ? copy.due(until) : html`${copy.replyBy(until)}<br>${copy.noReply + space}${callLink(copy)}`;
}

function callLink(copy: Words['enquiryPageCopy']): Html {
	return html`<a href="${brand.phoneHref}">${copy.call(brand.phone)}</a>`;
}

/** Companies that received an event, each with the time of its first successful delivery, sorted by time and name. */
function delivered(event: Delivery['event'], progress: EnquiryProgress, companies: Companies, words: Words) {
	const { record, deliveries } = progress;
	const enquiry = { partner: record.partner, recipients: deliveries.map(({ recipient }) => recipient) };
	const firm: Company = { name: words.enquiryPageCopy.formerFirm };
	const reached = deliveries
		.filter((one) => one.event === event && one.state === 'done' && one.recipient !== receiptRecipient)
		.map(({ recipient, finished_at }) => ({
			...(companyOf(recipient, enquiry, companies) ?? firm),
			time: finished_at ?? '',
		}))
		.sort((one, other) => (one.time + one.name < other.time + other.name ? -1 : 1));
	return reached.filter(({ name }, index) => reached.findIndex((one) => one.name === name) === index);
}

/** True if an event has deliveries, receipts aside, and all of them are dead. */
function isGivenUp(event: Delivery['event'], { deliveries }: EnquiryProgress): boolean {
	const states = deliveries.filter((one) => one.event === event && one.recipient !== receiptRecipient);
	return states.length > 0 && states.every(({ state }) => state === 'dead');
}

/** Lines about who was notified that no adviser has made contact: one line per time, or one line if nobody was notified yet. */
function notifiedLines(progress: EnquiryProgress, companies: Companies, words: Words): string[] {
	const { language, comma, enquiryPageCopy: copy } = words;
	const notified = Map.groupBy(delivered('missed', progress, companies, words), ({ time }) =>
		formatTime(time, language),
	);
	if (notified.size > 0)
		return [...notified].map(([time, firms]) => copy.notified(time, firms.map(({ name }) => name).join(comma)));
	return [isGivenUp('missed', progress) ? copy.notReached : copy.notifying];
}

/** True if the service cannot notify a receiver of the withdrawal: its delivery is dead, or it is no longer configured. */
function needsLetter({ deliveries }: EnquiryProgress, companies: Companies): boolean {
	const withdrawals = deliveries.filter(({ event, state }) => event === 'withdrawn' && state !== 'done');
	return withdrawals.some(({ state, recipient }) => state === 'dead' || !isConfigured(recipient, companies));
}

/** Text of the file that records a consent, without name or contact details. Undefined if the wording is unknown. */
export function consentRecord(record: EnquiryRecord, words: Words): string | undefined {
	const { reference, consentAt, consentVersion, origin } = record;
	const wording = findWording(consentVersion);
	if (!wording) return;
	const { language, colon, enquiryPageCopy, receiptCopy } = words;
	const { recordTitle, recordLabels: labels } = enquiryPageCopy;
	const facts = [
		[labels.reference, reference],
		[labels.time, `${formatTime(consentAt, language)} (${consentAt})`],
		[labels.version, consentVersion],
		[labels.wordingLanguage, languageNames[wording.language]],
		[labels.page, origin ?? '-'],
	].map(([label, value]) => `${label}${colon}${value}`);
	return `${[recordTitle, '', ...facts, '', receiptCopy.agreed, wording.text].join('\n')}\n`;
}

/** Five questions to ask the adviser. @param id the plan's id; empty if the visitor is not sure yet; may name a withdrawn plan */
export function adviserQuestions(id: string, copy: Words['adviserQuestionCopy']): readonly string[] {
	const plan = findPlan(id);
	const { secondPolicy, definition, time, excluded, paid } = copy;
	const bundling = plan && (plan.bundlingRequired === 'Yes' ? secondPolicy.needed : secondPolicy.notNeeded);
	return [bundling && plan ? bundling(plan.name) : secondPolicy.unsure, definition, time, excluded, paid];
}
