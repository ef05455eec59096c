/** The page that answers the form with JavaScript off: success, failure, or the form again with everything typed kept. */

import { brand } from '../../shared/content/brand.ts';
import { currentConsent } from '../../shared/content/consent.ts';
import * as formCopy from '../../shared/content/form-copy.ts';
import {
	answerPageCopy,
	gestationalWeekOptions,
	outcomeCopy,
	pregnancyTypeLabels,
	pregnancyTypes,
	toasts,
} from '../../shared/content/form-copy.ts';
import { findPlan } from '../../shared/content/plans.ts';
import { enquiriesPath, honeypotField, type WrongField } from '../../shared/enquiry/enquiry-api.ts';
import { type Html, html } from '../web/html.ts';
import type { FormPost } from './form-post.ts';

export interface FormAnswer {
	title: string;
	body: Html;
}

const contact = html`<a href="${brand.phoneHref}">${brand.phone}</a>,
<a href="mailto:${brand.email}">${brand.email}</a>.`;

export function successAnswer(reference: string): FormAnswer {
	const { title, text } = toasts.success;
	return {
		title,
		body: html`<section class="enquiry-answer">
<h1>${title}</h1>
<p>${text}</p>
<p>${answerPageCopy.reference} <strong>${reference}</strong>.</p>
<p>${answerPageCopy.ask} ${contact}</p>
<p>${answerPageCopy.withdraw} <a href="mailto:${brand.privacyEmail}">${brand.privacyEmail}</a>.</p>
<p><a href="/">${answerPageCopy.home}</a></p>
</section>`,
	};
}

/** @param post what was sent, given back to be sent again; without it, when it could not be read, the browser has it */
export function failureAnswer(post?: FormPost): FormAnswer {
	const { title, text } = toasts.failure;
	return {
		title,
		body: html`<section class="enquiry-answer">
<h1>${title}</h1>
<p>${text}</p>
<p>${post ? outcomeCopy.failedText : answerPageCopy.goBack} ${answerPageCopy.reach} ${contact}</p>
${post ? enquiryForm({ post, wrong: new Map() }) : ''}
</section>`,
	};
}

export function correctionAnswer(post: FormPost, errors: readonly WrongField[]): FormAnswer {
	const wrong = new Map(errors.map(({ field, message }) => [field, message]));
	return {
		title: formCopy.errorSummaryTitle,
		body: html`<section class="enquiry-answer">
<h1>${formCopy.title}</h1>
<div class="error-summary" role="alert" aria-labelledby="error-summary-title">
<h2 id="error-summary-title">${formCopy.errorSummaryTitle}</h2>
<p>${formCopy.errorCount(errors.length)}</p>
<ul>
${errors.map(({ field, message }) => html`<li><a href="#${anchor(field)}">${message}</a></li>`)}
</ul>
</div>
${enquiryForm({ post, wrong })}
</section>`,
	};
}

interface Draw {
	post: FormPost;
	wrong: Map<string, string>;
}

/** The form again, with everything that was typed. */
function enquiryForm(draw: Draw): Html {
	const { labels, hints } = formCopy;
	const { post } = draw;
	const plan = findPlan(post.plan ?? '');
	return html`${plan ? html`<p>${formCopy.about(plan.name)}</p>` : ''}
<form method="post" action="${enquiriesPath}" aria-label="${formCopy.title}" novalidate>
${textField(draw, 'name', labels.name, html`type="text" autocomplete="name"`)}
${textField(draw, 'dateOfBirth', labels.dateOfBirth, html`type="date" autocomplete="bday"`)}
${textField(draw, 'email', labels.email, html`type="email" autocomplete="email" spellcheck="false"`)}
${textField(draw, 'mobilePhone', labels.mobilePhone, html`type="tel" autocomplete="tel" placeholder="${formCopy.mobilePlaceholder}"`, answerPageCopy.mobilePhone)}
${weekField(draw)}
${typeField(draw)}
${field(
	draw,
	'additionalInfo',
	labels.additionalInfo,
	hints.additionalInfo,
	(attributes) => html`<textarea ${attributes} rows="6">
${post.additionalInfo}</textarea>`,
)}
${consentField(draw)}
${filledHoneypot(draw)}
${['partner', 'plan', 'page'].map((name) => carried(name, post[name as 'plan']))}
<p><button type="submit">${formCopy.submit}</button></p>
</form>`;
}

type TextName = 'name' | 'dateOfBirth' | 'email' | 'mobilePhone';

/** The element that an error summary link leads to. */
function anchor(field: string): string {
	return field === 'pregnancyType' ? `${field}-0` : field;
}

/** Label, hint, message and control, tied together. */
function field({ wrong }: Draw, name: string, label: string, hint: string, control: (attributes: Html) => Html): Html {
	const described = [hint && `${name}-hint`, wrong.has(name) && `${name}-error`].filter(Boolean).join(' ');
	return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${messageOf(wrong, name)}
${control(html`id="${name}" name="${name}"${described && html` aria-describedby="${described}"`}${wrong.has(name) && html` aria-invalid="true"`}`)}
</div>`;
}

function messageOf(wrong: Map<string, string>, name: string): Html {
	const message = wrong.get(name);
	return message ? html`<p class="field-error" id="${name}-error">${message}</p>` : html``;
}

function textField(draw: Draw, name: TextName, label: string, more: Html, hint = ''): Html {
	return field(draw, name, label, hint, (attributes) => html`<input ${attributes} ${more} value="${draw.post[name]}">`);
}

function weekField(draw: Draw): Html {
	const options = [{ value: '', label: formCopy.selectWeek }, ...gestationalWeekOptions];
	return field(
		draw,
		'gestationalWeek',
		formCopy.labels.gestationalWeek,
		'',
		(attributes) => html`<select ${attributes}>
${options.map(({ value, label }) => html`<option value="${value}"${value === draw.post.gestationalWeek && html` selected`}>${label}</option>`)}
</select>`,
	);
}

function typeField({ post, wrong }: Draw): Html {
	const name = 'pregnancyType';
	return html`<fieldset class="field" aria-describedby="${name}-hint${wrong.has(name) && ` ${name}-error`}">
<legend>${formCopy.labels.pregnancyType}</legend>
<p class="hint" id="${name}-hint">${formCopy.hints.pregnancyType}</p>
${messageOf(wrong, name)}
${pregnancyTypes.map(
	(type, index) =>
		html`<label for="${name}-${index}"><input type="checkbox" id="${name}-${index}" name="${name}" value="${type}"${
			post.pregnancyType.includes(type) && html` checked`
		}> ${pregnancyTypeLabels[type]}</label>`,
)}
</fieldset>`;
}

function consentField({ post, wrong }: Draw): Html {
	const name = 'consent';
	return html`<div class="field">
<p id="${name}-text">${currentConsent.text}</p>
<p class="hint" id="${name}-hint">${formCopy.hints.consent}</p>
${messageOf(wrong, name)}
<label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="true"${post.consent && html` checked`}${
		wrong.has(name) && html` aria-invalid="true"`
	} aria-describedby="${name}-text ${name}-hint${wrong.has(name) && ` ${name}-error`}"> ${formCopy.consentLabel}</label>
${carried('consentVersion', currentConsent.version)}
</div>`;
}

/** Shown only to whoever filled it in: a person whose browser did it must be able to empty it. */
function filledHoneypot({ post, wrong }: Draw): Html {
	if (!wrong.has(honeypotField)) return html``;
	return html`<div class="field">
<label for="${honeypotField}">${formCopy.honeypot}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" autocomplete="off" value="${post[honeypotField] ?? ''}">
</div>`;
}

function carried(name: string, value: string | undefined): Html {
	return value ? html`<input type="hidden" name="${name}" value="${value}">` : html``;
}
