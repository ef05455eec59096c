/** The enquiry form as HTML that needs no script, with what was typed and what is wrong with it. */

import { findPlan, plans } from '../../../shared/content/plans/plans.ts';
import type { ConsentWording } from '../../../shared/content/records/consent-wording.ts';
import { mobilePlaceholder, pregnancyTypes } from '../../../shared/content/words/answers.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { enquiriesPath, honeypotField } from '../../../shared/enquiry/enquiry-api.ts';
import { type Html, html } from '../../http/html.ts';
import type { FormPost } from '../enquiry-body.ts';
import { wordsOf } from '../enquiry-language.ts';

interface FilledForm {
	post: FormPost;
	/** The message of each field that is wrong. */
	wrong: ReadonlyMap<string, string>;
	formCopy: Words['formCopy'];
}

export function enquiryForm(post: FormPost, wrong: ReadonlyMap<string, string> = new Map()): Html {
	const { formCopy, consent } = wordsOf(post.language);
	const { hints } = formCopy;
	const filled = { post, wrong, formCopy };
	return html`<form method="post" action="${enquiriesPath}" aria-label="${formCopy.title}" novalidate>
${textField(filled, 'name', html`type="text" autocomplete="name" spellcheck="false"`)}
${textField(filled, 'dateOfBirth', html`type="date" autocomplete="bday"`, hints.dateOfBirth)}
${textField(filled, 'email', html`type="email" autocomplete="email" spellcheck="false"`)}
${textField(filled, 'mobilePhone', html`type="tel" autocomplete="tel" placeholder="${mobilePlaceholder}"`, hints.mobilePhone)}
${select(filled, 'gestationalWeek', [{ value: '', label: formCopy.selectWeek }, ...formCopy.gestationalWeekOptions])}
${typeField(filled)}
${planField(filled)}
${field(
	filled,
	'additionalInfo',
	hints.additionalInfo,
	(attributes) => html`<textarea ${attributes} rows="6">
${post.additionalInfo}</textarea>`,
)}
${consentField(filled, consent.currentConsent)}
${filledHoneypot(filled)}
${carriedNames.map((name) => carried(name, post[name]))}
<p><button class="button" type="submit">${formCopy.submit}</button></p>
</form>`;
}

/** The id of the element that an error summary's link leads to. */
export function anchor(field: string): string {
	return field === 'pregnancyType' ? `${field}-0` : field;
}

/** Hidden fields, filled in by the page. */
const carriedNames = ['partner', 'partnerTag', 'page', 'language', 'widgetVersion'] as const;

/** Label, hint, message and control, tied together. */
function field(
	{ wrong, formCopy }: FilledForm,
	name: keyof Words['formCopy']['labels'],
	hint: string,
	control: (attributes: Html) => Html,
): Html {
	const described = [hint && `${name}-hint`, wrong.has(name) && `${name}-error`].filter(Boolean).join(' ');
	return html`<div class="field">
<label for="${name}">${formCopy.labels[name]}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${messageOf(wrong, name)}
${control(html`id="${name}" name="${name}"${described && html` aria-describedby="${described}"`}${wrong.has(name) && html` aria-invalid="true"`}`)}
</div>`;
}

function messageOf(wrong: FilledForm['wrong'], name: string): Html {
	const message = wrong.get(name);
	return message ? html`<p class="field-error" id="${name}-error">${message}</p>` : html``;
}

type TextName = 'name' | 'dateOfBirth' | 'email' | 'mobilePhone';

function textField(filled: FilledForm, name: TextName, more: Html, hint = ''): Html {
	return field(filled, name, hint, (attributes) => html`<input ${attributes} ${more} value="${filled.post[name]}">`);
}

function select(
	filled: FilledForm,
	name: 'plan' | 'gestationalWeek',
	options: readonly { value: string; label: string }[],
): Html {
	const chosen = filled.post[name] ?? '';
	return field(
		filled,
		name,
		'',
		(attributes) => html`<select ${attributes}>
${options.map(({ value, label }) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)}
</select>`,
	);
}

/** A plan that is no longer compared is still asked about. */
function planField(filled: FilledForm): Html {
	const { plan = '' } = filled.post;
	const withdrawn = plan && !findPlan(plan) ? [{ value: plan, label: plan }] : [];
	const offered = plans.map(({ id, name }) => ({ value: id, label: name }));
	return select(filled, 'plan', [...offered, ...withdrawn, { value: '', label: filled.formCopy.notSureYet }]);
}

function typeField({ post, wrong, formCopy }: FilledForm): Html {
	const name = 'pregnancyType';
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
function consentField({ post, wrong, formCopy }: FilledForm, { version, text }: ConsentWording): Html {
	const name = 'consent';
	const ticked = post.consent && post.consentVersion === version;
	return html`<div class="field">
<p class="hint">${formCopy.introduction}</p>
<p id="${name}-text">${text}</p>
<p class="hint" id="${name}-hint">${formCopy.whoCalls}</p>
${messageOf(wrong, name)}
<label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="true"${ticked && html` checked`}${
		wrong.has(name) && html` aria-invalid="true"`
	} aria-describedby="${name}-text ${name}-hint${wrong.has(name) && ` ${name}-error`}"> ${formCopy.consentLabel}</label>
${carried('consentVersion', version)}
</div>`;
}

/** Shown once it was filled in: a person whose browser filled it in must be able to empty it. */
function filledHoneypot({ post, wrong, formCopy }: FilledForm): Html {
	if (!wrong.has(honeypotField)) return html``;
	return html`<div class="field">
<label for="${honeypotField}">${formCopy.honeypot}</label>
<input type="text" id="${honeypotField}" name="${honeypotField}" autocomplete="off" value="${post[honeypotField] ?? ''}">
</div>`;
}

function carried(name: string, value: string | undefined): Html {
	return value ? html`<input type="hidden" name="${name}" value="${value}">` : html``;
}
