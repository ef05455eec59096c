/** Pages that answer a form sent without JavaScript: success, failure, or the form again with the typed answers. */

import { brand } from '../../../shared/content/brand.ts';
import { type Language, languagePaths } from '../../../shared/content/languages.ts';
import { formatTime } from '../../../shared/content/words/format-date.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import type { EnquiryReceipt, WrongField } from '../../../shared/enquiry/enquiry-api.ts';
import { replyBy } from '../../../shared/enquiry/reply-by.ts';
import { type Html, html, type Page } from '../../http/html.ts';
import type { FormPost } from '../enquiry-body.ts';
import { translateMessage, wordsOf } from '../enquiry-language.ts';
import { enquiryForm } from './enquiry-form.ts';

export const contact = ({ comma }: Words) =>
	html`<a href="${brand.phoneHref}">${brand.phone}</a>${comma}<a href="mailto:${brand.email}">${brand.email}</a>`;

export const privacyContact = html`<a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>`;

/** @param heading `h1` of the page; default: the title */
export function noScriptPage(language: Language, title: string, content: Html, heading = title): Page {
	const body = html`<section class="no-script-answer">
<h1>${heading}</h1>
${content}
</section>`;
	return { language, title, body };
}

export function successPage(post: FormPost, { reference, receivedAt, enquiryUrl }: EnquiryReceipt): Page {
	const words = wordsOf(post.language);
	const { language, space, formCopy } = words;
	const { noScriptCopy, outcomeCopy, toasts } = formCopy;
	const { title, text } = toasts.success;
	const until = formatTime(replyBy(receivedAt), language);
	const content = html`<p>${enquiryUrl ? text : outcomeCopy.test}</p>
<p>${noScriptCopy.reference + space}<strong>${reference}</strong></p>
${enquiryUrl ? html`<p>${outcomeCopy.replyBy.join(until)}</p>` : ''}
<p>${noScriptCopy.ask + space}${contact(words)}</p>
${enquiryUrl ? html`<p><a href="${enquiryUrl}">${outcomeCopy.follow}</a></p>` : ''}
<p><a href="${homeOf(language)}">${noScriptCopy.home}</a></p>`;
	return noScriptPage(language, title, content);
}

/** @param post the posted form, which is shown again; without it, the page asks the person to go back to the form */
export function failurePage(post?: FormPost): Page {
	const words = wordsOf(post?.language);
	const { language, space, formCopy } = words;
	const { noScriptCopy, outcomeCopy, toasts } = formCopy;
	const { title, text } = toasts.failure;
	const next = post ? outcomeCopy.failedText : noScriptCopy.goBack;
	const content = html`<p>${text}</p>
<p>${next + space + noScriptCopy.reach + space}${contact(words)}</p>
${post ? enquiryForm(post) : ''}`;
	return noScriptPage(language, title, content);
}

export function correctionPage(post: FormPost, errors: readonly WrongField[]): Page {
	const words = wordsOf(post.language);
	const { language, formCopy } = words;
	const wrong = new Map(errors.map(({ field, message }) => [field, translateMessage(message, words)]));
	const content = html`<div class="error-summary" role="alert" aria-labelledby="error-summary-title">
<h2 id="error-summary-title">${formCopy.errorSummaryTitle}</h2>
<p>${formCopy.errorCount(errors.length)}</p>
<ul>
${[...wrong].map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}
</ul>
</div>
${enquiryForm(post, wrong)}`;
	return noScriptPage(language, formCopy.errorSummaryTitle, content, formCopy.title);
}

/** A language other than English has a single page, which is its home page. */
export function homeOf(language: Language): string {
	return language === 'en' ? '/' : languagePaths[language];
}
