/** Renders the enquiry form as HTML that works without scripts, with typed answers and error messages. */

import { findPlan, plans } from '../../../shared/content/plans/plans.ts';
import { mobilePlaceholder, mobilePrefix } from '../../../shared/content/words/answers.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { hasCountryCode } from '../../../shared/enquiry/answers/mobile-phone.ts';
import { enquiriesPath, honeypotField, testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import {
	columnFields,
	type FormField,
	type FormFieldName,
	formFields,
	type SentField,
} from '../../../shared/enquiry/fields.ts';
import { type Html, html } from '../../http/html.ts';
import type { FormPost } from '../enquiry-body.ts';
import { wordsOf } from '../enquiry-language.ts';

interface FilledForm extends Pick<Words, 'formCopy' | 'consent'> {
	post: FormPost;
	/** Error messages by field name. */
	wrong: ReadonlyMap<string, string>;
}

interface Option {
	value: string;
	label: string;
}

const prefixId = 'mobilePhone-prefix';

/** Fields that are sent with an enquiry but not filled in by the visitor. The form has them as hidden inputs. */
const hiddenFields = Object.entries(columnFields)
	.filter(([name, field]) => 'isSent' in field && !(name in formFields))
	.map(([name]) => name as SentField);

export function enquiryForm(post: FormPost, wrong: FilledForm['wrong'] = new Map()): Html {
	const { formCopy, consent } = wordsOf(post.language);
	const form = { post, wrong, formCopy, consent };
	// Consent is given to the wording on this page, even if the previous page showed another version.
	const hidden = { ...post, consentVersion: consent.currentConsent.version };
	return html`<form method="post" action="${enquiriesPath}" accept-charset="utf-8" aria-label="${formCopy.title}" novalidate>
${post.partner === testPartner && html`<p>${formCopy.outcomeCopy.test}</p>`}
${Object.keys(formFields).map((name) => field(form, name as FormFieldName))}
${wrong.has(honeypotField) && honeypot(form)}
${hiddenFields.map((name) => html`${hidden[name] && html`<input type="hidden" name="${name}" value="${hidden[name]}">`}`)}
<p><button class="button" type="submit">${formCopy.submit}</button></p>
</form>`;
}

/** Label, hint, error message and control, linked by ids as in the widget. */
function field(form: FilledForm, name: FormFieldName): Html {
	const { formCopy, consent, wrong } = form;
	const isGroup = formFields[name].kind === 'checkboxes';
	const isConsent = name === 'consent';
	const { labels, hints }: Record<'labels' | 'hints', Partial<Record<FormFieldName, string>>> = formCopy;
	const hint = isConsent ? formCopy.whoCalls : hints[name];
	const message = wrong.get(name);
	const error = message && `${name}-error`;
	const prefix = name === 'mobilePhone' && isPrefixed(form.post) && prefixId;
	const described = [error, isConsent && 'consent-text', prefix, hint && `${name}-hint`].filter(Boolean).join(' ');
	const description = (ids: string | undefined) => html`${ids && html` aria-describedby="${ids}"`}`;
	// In a group, the hint describes the fieldset, so only the error describes each checkbox.
	const states = html`${message && html` aria-invalid="true"`}${description(isGroup ? error : described)}`;
	const label = isGroup ? html`<legend>${labels[name]}</legend>` : html`<label for="${name}">${labels[name]}</label>`;
	const consentText = html`<p class="hint">${formCopy.introduction}</p>
<p id="consent-text">${consent.currentConsent.text}</p>`;
	const content = html`${isConsent ? consentText : label}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${message && html`<p class="field-error" id="${error}">${message}</p>`}
${control(form, name, states)}`;
	return isGroup
		? html`<fieldset class="field"${description(described)}>${content}</fieldset>`
		: html`<div class="field">${content}</div>`;
}

function control({ post, formCopy, consent }: FilledForm, name: FormFieldName, states: Html): Html {
	const attributes = html`id="${name}" name="${name}"${states}`;
	switch (name) {
		case 'gestationalWeek':
			return select(attributes, post[name], [
				{ value: '', label: formCopy.selectWeek },
				...formCopy.gestationalWeekOptions,
			]);
		case 'plan':
			return select(attributes, post[name] ?? '', planOptions(post[name], formCopy.notSureYet));
		case 'pregnancyType': {
			const boxes = Object.entries(formCopy.pregnancyTypeLabels).map(([value, label], index) => {
				// The error summary links to the field's name, so the first checkbox has the name as its id.
				const id = name + (index || '');
				return checkbox({ id, name, value, label, states, isTicked: post[name].includes(value) });
			});
			return html`${boxes}`;
		}
		case 'consent': {
			// Keep the tick only for the same wording, because the wording may have changed since the form was opened.
			const isTicked = post.consent && post.consentVersion === consent.currentConsent.version;
			return checkbox({ id: name, name, value: 'true', label: formCopy.consentLabel, states, isTicked });
		}
		case 'additionalInfo':
			return html`<textarea ${attributes} rows="6">
${post[name]}</textarea>`;
		case 'mobilePhone': {
			const prefix = html`<span class="prefix" id="${prefixId}">${mobilePrefix}</span>`;
			return html`<div class="prefixed">${isPrefixed(post) && prefix}
${input(html`${attributes} placeholder="${mobilePlaceholder}"`, name, post)}</div>`;
		}
		default:
			return input(attributes, name, post);
	}
}

/** The prefix is shown unless the typed number has a country code. */
function isPrefixed({ mobilePhone }: FormPost): boolean {
	return !hasCountryCode(mobilePhone);
}

function input(attributes: Html, name: 'name' | 'dateOfBirth' | 'email' | 'mobilePhone', post: FormPost): Html {
	const { kind, autocomplete = 'off' }: FormField = formFields[name];
	return html`<input ${attributes} type="${kind}" autocomplete="${autocomplete}" spellcheck="false" value="${post[name]}">`;
}

function select(attributes: Html, chosen: string, options: readonly Option[]): Html {
	return html`<select ${attributes}>
${options.map(({ value, label }) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)}
</select>`;
}

interface Checkbox extends Option {
	id: string;
	name: string;
	states: Html;
	isTicked: boolean;
}

function checkbox({ id, name, value, label, states, isTicked }: Checkbox): Html {
	return html`<label class="option"><input type="checkbox" id="${id}" name="${name}" value="${value}"${isTicked && html` checked`}${states}> ${label}</label>`;
}

/** Options for the plan. A chosen plan remains an option even if it is no longer compared. */
function planOptions(chosen: string | undefined, notSureYet: string): Option[] {
	const withdrawn = chosen && !findPlan(chosen) ? [{ value: chosen, label: chosen }] : [];
	return [...plans.map(({ id, name }) => ({ value: id, label: name })), ...withdrawn, { value: '', label: notSureYet }];
}

/** Shows a honeypot that was filled in: a browser may have done so, and then the person must empty it. */
function honeypot({ post, formCopy }: FilledForm): Html {
	return html`<div class="field">
<label for="${honeypotField}">${formCopy.honeypot}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" autocomplete="off" value="${post[honeypotField]}">
</div>`;
}
