/** The enquiry form as HTML that needs no script, with what was typed and what is wrong with it. */

import { pregnancyTypes } from '../../../shared/content/answers.ts';
import { findPlan, plans } from '../../../shared/content/plans.ts';
import { enquiriesPath, honeypotField } from '../../../shared/enquiry/enquiry-api.ts';
import type { FormPost } from '../enquiry-body.ts';
import { wordsOf } from '../enquiry-language.ts';
import { type Html, html } from './html.ts';

/** What was typed, and the message of each field that is wrong. */
interface FilledForm {
	post: FormPost;
	wrong: Map<string, string>;
}

/** What is read beside a control. */
interface FieldText {
	name: string;
	label: string;
	hint?: string;
}

export function enquiryForm(filled: FilledForm): Html {
	const { post } = filled;
	const { formCopy } = wordsOf(post.language);
	const { labels, hints, answerPageCopy } = formCopy;
	return html`<form method="post" action="${enquiriesPath}" aria-label="${formCopy.title}" novalidate>
${planField(filled)}
${textField(filled, { name: 'name', label: labels.name }, html`type="text" autocomplete="name" spellcheck="false"`)}
${textField(filled, { name: 'dateOfBirth', label: labels.dateOfBirth, hint: hints.dateOfBirth }, html`type="date" autocomplete="bday"`)}
${textField(filled, { name: 'email', label: labels.email }, html`type="email" autocomplete="email" spellcheck="false"`)}
${textField(filled, { name: 'mobilePhone', label: labels.mobilePhone, hint: answerPageCopy.mobilePhone }, html`type="tel" autocomplete="tel" placeholder="${formCopy.mobilePlaceholder}"`)}
${weekField(filled)}
${typeField(filled)}
${field(
	filled,
	{ name: 'additionalInfo', label: labels.additionalInfo, hint: hints.additionalInfo },
	(attributes) => html`<textarea ${attributes} rows="6">
${post.additionalInfo}</textarea>`,
)}
${consentField(filled)}
${filledHoneypot(filled)}
${carriedNames.map((name) => carried(name, post[name]))}
<p><button type="submit">${formCopy.submit}</button></p>
</form>`;
}

/** The id of the element that an error summary's link leads to. */
export function anchor(field: string): string {
	return field === 'pregnancyType' ? `${field}-0` : field;
}

/** Told by the page, not typed by anybody. */
const carriedNames = ['partner', 'page', 'language', 'widgetVersion'] as const;

type TextName = 'name' | 'dateOfBirth' | 'email' | 'mobilePhone';

/** Label, hint, message and control, tied together. */
function field(
	{ wrong }: FilledForm,
	{ name, label, hint = '' }: FieldText,
	control: (attributes: Html) => Html,
): Html {
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

function textField(filled: FilledForm, text: FieldText & { name: TextName }, more: Html): Html {
	const value = filled.post[text.name];
	return field(filled, text, (attributes) => html`<input ${attributes} ${more} value="${value}">`);
}

interface Option {
	value: string;
	label: string;
}

function select(filled: FilledForm, name: 'plan' | 'gestationalWeek', options: readonly Option[]): Html {
	const { formCopy } = wordsOf(filled.post.language);
	const chosen = filled.post[name] ?? '';
	return field(
		filled,
		{ name, label: formCopy.labels[name] },
		(attributes) => html`<select ${attributes}>
${options.map(({ value, label }) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)}
</select>`,
	);
}

/** A plan that is no longer compared is still asked about. */
function planField(filled: FilledForm): Html {
	const { plan = '' } = filled.post;
	const { formCopy } = wordsOf(filled.post.language);
	const withdrawn = plan && !findPlan(plan) ? [{ value: plan, label: plan }] : [];
	const offered = plans.map(({ id, name }) => ({ value: id, label: name }));
	return select(filled, 'plan', [...offered, ...withdrawn, { value: '', label: formCopy.notSureYet }]);
}

function weekField(filled: FilledForm): Html {
	const { selectWeek, gestationalWeekOptions } = wordsOf(filled.post.language).formCopy;
	return select(filled, 'gestationalWeek', [{ value: '', label: selectWeek }, ...gestationalWeekOptions]);
}

function typeField({ post, wrong }: FilledForm): Html {
	const name = 'pregnancyType';
	const { formCopy } = wordsOf(post.language);
	return html`<fieldset class="field"${wrong.has(name) && html` aria-invalid="true"`} aria-describedby="${name}-hint${wrong.has(name) && ` ${name}-error`}">
<legend>${formCopy.labels.pregnancyType}</legend>
<p class="hint" id="${name}-hint">${formCopy.hints.pregnancyType}</p>
${messageOf(wrong, name)}
${pregnancyTypes.map(
	(type, index) =>
		html`<label for="${name}-${index}"><input type="checkbox" id="${name}-${index}" name="${name}" value="${type}"${
			post.pregnancyType.includes(type) && html` checked`
		}> ${formCopy.pregnancyTypeLabels[type]}</label>`,
)}
</fieldset>`;
}

/** Ticked again only for the words it was ticked for: the form may have been opened before they changed. */
function consentField({ post, wrong }: FilledForm): Html {
	const name = 'consent';
	const { formCopy, consent } = wordsOf(post.language);
	const { version, text } = consent.currentConsent;
	const ticked = post.consent && post.consentVersion === version;
	return html`<div class="field">
<p id="${name}-text">${text}</p>
<p class="hint" id="${name}-hint">${formCopy.whoCalls}</p>
${messageOf(wrong, name)}
<label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="true"${ticked && html` checked`}${
		wrong.has(name) && html` aria-invalid="true"`
	} aria-describedby="${name}-text ${name}-hint${wrong.has(name) && ` ${name}-error`}"> ${formCopy.consentLabel}</label>
${carried('consentVersion', version)}
</div>`;
}

/** Shown only to whoever filled it in: a person whose browser did it must be able to empty it. */
function filledHoneypot({ post, wrong }: FilledForm): Html {
	if (!wrong.has(honeypotField)) return html``;
	const { formCopy } = wordsOf(post.language);
	return html`<div class="field">
<label for="${honeypotField}">${formCopy.honeypot}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" autocomplete="off" value="${post[honeypotField] ?? ''}">
</div>`;
}

function carried(name: string, value: string | undefined): Html {
	return value ? html`<input type="hidden" name="${name}" value="${value}">` : html``;
}
