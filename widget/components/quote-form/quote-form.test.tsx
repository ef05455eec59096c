/**
 * @vitest-environment jsdom
 * @vitest-environment-options { "url": "https://partner.example/?utm_source=post&email=mei@example.com" }
 */
/** Tests of the whole form: its ARIA attributes, and what sending, drafts, `prefill()`, `reset()` and `show` do to the answers. */

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosen } from '#words/comparison-copy.ts';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { hints, labels, messages, outcomeCopy, pregnancyTypeLabels, toasts } from '#words/form-copy.ts';
import { mobilePrefix } from '../../../shared/content/words/answers.ts';
import { type AttributeName, readOptions } from '../../api/options.ts';
import { WidgetParts } from '../widget-parts.tsx';
import { DraftStorage } from './enquiry/draft-storage.ts';
import type { QuoteFormSectionProps } from './quote-form-section.tsx';

const drafts = new DraftStorage(document.createElement('quote-widget'));
let answer: (response: Response) => void;

beforeEach(() => {
	const fetched = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
	vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	vi.unstubAllGlobals();
});

interface Props extends Partial<QuoteFormSectionProps> {
	attributes?: Partial<Record<AttributeName, string>>;
	formKey?: number;
}

function renderForm(first: Props = {}) {
	const emit = vi.fn<QuoteFormSectionProps['emit']>(() => true);
	const parts = ({ attributes = {}, ...props }: Props) => (
		<WidgetParts
			options={readOptions((name) => ({ show: 'form', ...attributes })[name] ?? null, '')}
			plan="plan-1"
			prefilled={undefined}
			draft={drafts}
			emit={emit}
			signal={new AbortController().signal}
			onSelectPlan={() => {}}
			onChoosePlan={() => {}}
			{...props}
		/>
	);
	const { rerender } = render(parts(first));
	return { emit, rerender: (props: Props) => rerender(parts(props)) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: formCopy.submit }));

function fillIn(name = 'Tan Mei Ling') {
	type(labels.name, name);
	type(labels.dateOfBirth, '1992-03-14');
	type(labels.email, 'mei@example.com');
	type(labels.mobilePhone, '8123 4567');
	type(labels.gestationalWeek, '20');
	fireEvent.click(field(pregnancyTypeLabels['single-natural']));
	fireEvent.click(field(formCopy.consentLabel));
}

/** Renders a form, fills it in and sends it. The response is still pending. */
function renderSent(props?: Props) {
	const form = renderForm(props);
	fillIn();
	send();
	return form;
}

const storeIt = () => answer(Response.json({ reference: 'ABC-123', receivedAt: '2026-11-24T00:00:00Z' }));
const confirmation = () => screen.findByRole('region', { name: outcomeCopy.sentTitle });

test('a plan that was chosen for the form is named at its top, with a link to its select', () => {
	const { rerender } = renderForm();
	expect(screen.queryByText(chosen('Plan 1'))).toBeNull();
	rerender({ plan: 'plan-2' });
	const note = screen.getByText(chosen('Plan 2')).closest('p') as HTMLElement;
	expect(within(note).getByRole('link', { name: formCopy.dueDateCopy.change }).getAttribute('href')).toBe('#plan');
	expect(note.compareDocumentPosition(field(labels.name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('answers typed after `reset()` stay when the enquiry sent before it is stored', async () => {
	const onStored = vi.fn();
	const { emit, rerender } = renderSent({ onStored });
	rerender({ onStored, formKey: 1 });
	expect(field(labels.name).value).toBe('');
	fillIn('Lim Hui Min');
	storeIt();
	await waitFor(() => expect(emit).toHaveBeenCalledWith('quote-widget:success', expect.anything()));
	expect(field(labels.name).value).toBe('Lim Hui Min');
	expect(onStored).not.toHaveBeenCalled();
	expect(screen.queryByRole('region', { name: outcomeCopy.sentTitle })).toBeNull();
});

test.each(['before', 'after'])('hidden while sending, it confirms what was stored %s it reappears', async (when) => {
	const { emit, rerender } = renderSent();
	const hide = () => rerender({ attributes: { show: 'faq' } });
	hide();
	expect(screen.queryByRole('form')).toBeNull();
	if (when === 'after') rerender({});
	storeIt();
	await waitFor(() => expect(emit).toHaveBeenCalledWith('quote-widget:success', expect.anything()));
	rerender({});
	expect(screen.getByRole('status').textContent).toContain(toasts.success.title);
	expect(await confirmation()).toBeTruthy();
	expect(field(labels.name).value).toBe('');
	(document.activeElement as HTMLElement).blur();
	hide();
	rerender({});
	expect((await confirmation()).matches(':focus')).toBe(false);
});

test('`prefill()` keeps answers the visitor edited in a draft, and fills in the rest', () => {
	const attributes = { draft: '' };
	const prefilled = { name: 'Tan', email: 'old@example.com' };
	renderForm({ attributes, prefilled });
	type(labels.name, 'Tan Mei Ling');
	cleanup();
	const { rerender } = renderForm({ attributes, prefilled });
	expect([field(labels.name).value, field(labels.email).value]).toEqual(['Tan Mei Ling', 'old@example.com']);
	rerender({ attributes, prefilled: { name: 'Tan', email: 'new@example.com' } });
	expect([field(labels.name).value, field(labels.email).value]).toEqual(['Tan Mei Ling', 'new@example.com']);
});

test.each<[string, () => unknown, string]>([
	['where it is now, with its campaign', () => history.pushState({}, '', '/step-2?step=2#top'), 'step-2'],
	[
		'where a form of the page is named `referrer`',
		() => Object.defineProperty(document, 'referrer', { configurable: true, value: document.createElement('form') }),
		'',
	],
	['where it is `srcdoc`', () => vi.stubGlobal('location', { protocol: 'about:', pathname: 'srcdoc' }), ''],
])('an enquiry is sent with its page, and nothing personal of it, %s', (_case, change, path) => {
	change();
	renderSent();
	Reflect.deleteProperty(document, 'referrer');
	history.replaceState({}, '', '/');
	const [, request] = vi.mocked(fetch).mock.calls[0] ?? [];
	expect(JSON.parse(`${request?.body}`)).toMatchObject({ page: `https://partner.example/${path}?utm_source=post` });
});

const refuse = (status: number) => answer(Response.json({}, { status }));
const sentKeys = () =>
	vi.mocked(fetch).mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));

test('a form that is submitted again while it is sending sends nothing twice', async () => {
	const { emit } = renderSent();
	fireEvent.submit(screen.getByRole('form'));
	expect(fetch).toHaveBeenCalledOnce();
	expect(`${vi.mocked(fetch).mock.calls[0]?.[1]?.body}`).toContain(`"consentVersion":"${currentConsent.version}"`);
	storeIt();
	await confirmation();
	const names = ['start', 'submit', 'success'].map((name) => `quote-widget:${name}`);
	expect(emit.mock.calls.map(([name]) => name)).toEqual(names);
});

// Clauses: spec 8.2, wcag 3.3.7
test('after a failure one button sends, "Try again", with the same key as long as no answer has changed', async () => {
	renderSent();
	refuse(400);
	const again = await screen.findByRole('button', { name: outcomeCopy.tryAgain });
	expect(document.querySelectorAll('[type=submit]')).toHaveLength(1);
	expect(screen.getByRole('region', { name: outcomeCopy.failedTitle }).matches(':focus')).toBe(true);
	fireEvent.click(again);
	refuse(400);
	fireEvent.click(await screen.findByRole('button', { name: outcomeCopy.tryAgain }));
	expect(new Set(sentKeys()).size).toBe(1);
	refuse(400);
	await screen.findByRole('button', { name: outcomeCopy.tryAgain });
	type(labels.name, 'Tan Mei Hua');
	fireEvent.click(screen.getByRole('button', { name: outcomeCopy.tryAgain }));
	expect(sentKeys()).toHaveLength(4);
	expect(new Set(sentKeys()).size).toBe(2);
});

test('an error from the service stays until its field is left', async () => {
	renderSent();
	const errors = [{ field: 'email' }, { field: 'gestationalWeek' }];
	answer(Response.json({ errors }, { status: 422 }));
	await waitFor(() => expect(field(labels.email).getAttribute('aria-invalid')).toBe('true'));
	// The form has been checked once the advice on this landline number appears.
	type(labels.mobilePhone, '6123 4567');
	fireEvent.blur(field(labels.mobilePhone));
	await screen.findAllByText(formCopy.advice.mobilePhone);
	for (const label of [labels.email, labels.gestationalWeek])
		expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
	fireEvent.blur(field(labels.email));
	await waitFor(() => expect(field(labels.email).getAttribute('aria-invalid')).not.toBe('true'));
	expect(field(labels.gestationalWeek).getAttribute('aria-invalid')).toBe('true');
});

test.each([{ email: ['is taken'] }, null, [null], 'no', [{ field: 'toString' }]])(
	'fields listed as %j: a failure, and every answer stays',
	async (errors) => {
		const { emit } = renderSent();
		answer(Response.json({ errors }, { status: 422 }));
		await screen.findByRole('region', { name: outcomeCopy.failedTitle });
		expect(emit).toHaveBeenLastCalledWith('quote-widget:error', { code: '422', retryable: false });
		expect([field(labels.name).value, field(labels.mobilePhone).value]).toEqual(['Tan Mei Ling', '8123 4567']);
	},
);

test.each([
	['success', outcomeCopy.sentTitle, () => storeIt()],
	['failure', outcomeCopy.failedTitle, () => refuse(400)],
] as const)('a screen reader hears once of sending, and once of a %s', async (outcome, title, end) => {
	renderForm();
	fillIn();
	screen.getByRole('button', { name: formCopy.submit }).focus();
	const focused: (string | null)[] = [];
	const listen = ({ target }: Event) => focused.push((target as Element).getAttribute('aria-label'));
	screen.getByRole('form').addEventListener('focusin', listen);
	const status = screen.getByRole('status');
	const announced: (string | null)[] = [];
	const watch = (changes: MutationRecord[]) => {
		for (const { target, addedNodes, type } of changes)
			announced.push(...(type === 'childList' ? [...addedNodes] : [target]).map((node) => node.textContent));
	};
	const observer = new MutationObserver(watch);
	observer.observe(status, { subtree: true, childList: true, characterData: true });
	send();
	const button = await screen.findByRole('button', { name: formCopy.submitting });
	// No live region repeats the button's text: screen readers have announced the focused group, which has the same name.
	for (const live of [...screen.getAllByRole('status'), ...document.querySelectorAll('[aria-live], [role=alert]')])
		expect(live.textContent).not.toContain(button.textContent);
	end();
	await screen.findByRole('region', { name: title });
	watch(observer.takeRecords());
	observer.disconnect();
	expect(focused).toEqual([formCopy.submitting]);
	expect(announced).toEqual([`${toasts[outcome].title}${toasts[outcome].text}×`]);
	// Screen readers would announce a child with a role a second time.
	expect([...status.querySelectorAll('p *')].map(({ localName }) => localName)).toEqual(['span', 'br']);
});

// Clauses: spec 4.3
test('after a success the receipt stands above an empty form', async () => {
	renderSent();
	storeIt();
	const receipt = await confirmation();
	expect(receipt.matches(':focus')).toBe(true);
	// The reply time is 24 hours later, as local time in Singapore.
	expect(receipt.textContent).toMatch(
		/Your reference \(Plan 1\): ABC-123An adviser contacts you by Wed 25 Nov, 8:00.am and gives you this reference\./,
	);
	expect(screen.getByText('ABC-123').closest('.notranslate')).not.toBeNull();
	expect(receipt.compareDocumentPosition(field(labels.name))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	expect([field(labels.name).value, field(labels.additionalInfo).value]).toEqual(['', '']);
	expect(screen.getByText('0/600')).toBeTruthy();
});

test.each([{}, { receivedAt: 'yesterday', replyBy: '' }])('a receipt with %j promises a reply', async (times) => {
	renderSent();
	answer(Response.json({ reference: 'ABC-123', ...times }));
	expect((await confirmation()).textContent).toMatch(/contacts you by \w{3} \d+ \w{3}, \d+:\d\d.[ap]m and gives/);
});

test('a form for the partner `test` is labelled as a test before it is sent, and no other form is', () => {
	renderForm({ attributes: { partner: 'test' } });
	expect(screen.getByRole('form').textContent).toContain(outcomeCopy.test);
	cleanup();
	renderForm({ attributes: { partner: 'acme-advisers' } });
	expect(screen.getByRole('form').textContent).not.toContain(outcomeCopy.test);
});

test('the receipt of a test says that no adviser will call', async () => {
	renderSent();
	answer(Response.json({ reference: 'ABC-123', receivedAt: '2026-11-24T00:00:00Z', test: true }));
	const { textContent } = await confirmation();
	expect(textContent).toContain(`ABC-123${outcomeCopy.test}`);
	expect(screen.getByRole('status').textContent).toContain(outcomeCopy.test);
	expect(screen.getByRole('status').textContent).not.toContain(toasts.success.text);
	for (const promise of outcomeCopy.replyBy) expect(textContent).not.toContain(promise.trim());
});

test('a refused form focuses its summary, and checks a field again when it is left, never while it is typed', async () => {
	renderForm();
	send();
	const summary = screen.getByRole('region', { name: formCopy.errorSummaryTitle });
	expect(summary.matches(':focus')).toBe(true);
	const error = () => document.getElementById('name-error');
	type(labels.name, 'Tan Mei Ling');
	await new Promise((resolve) => setTimeout(resolve, 0));
	expect(error()?.textContent).toBe(messages.name);
	fireEvent.blur(field(labels.name));
	await waitFor(() => expect(error()).toBeNull());
	expect(field(labels.name).hasAttribute('aria-invalid')).toBe(false);
	expect(within(summary).queryByText(messages.name)).toBeNull();
	expect(within(summary).getAllByRole('link')).toHaveLength(6);
	expect(within(summary).getByText(formCopy.errorCount(6))).toBeTruthy();
	fireEvent.click(field(pregnancyTypeLabels['single-natural']));
	await waitFor(() => expect(document.getElementById('pregnancyType-error')).toBeNull());
});

test('a choice is checked at once, a date that is typed again not before it is left', async () => {
	renderForm();
	send();
	const error = (field: string) => document.getElementById(`${field}-error`);
	const choose = (label: string, value: string) => {
		type(label, value);
		fireEvent(field(label), new Event('change', { bubbles: true }));
	};
	fireEvent.blur(field(labels.dateOfBirth));
	choose(labels.gestationalWeek, '20');
	await waitFor(() => expect(error('gestationalWeek')).toBeNull());
	choose(labels.dateOfBirth, '1992-03-14');
	fireEvent.click(field(pregnancyTypeLabels['single-natural']));
	await waitFor(() => expect(error('pregnancyType')).toBeNull());
	expect(error('dateOfBirth')?.textContent).toBe(messages.dateOfBirth);
});

// Clauses: wcag 3.2.2
test('advice does not prevent sending, and disappears with the enquiry', async () => {
	renderForm();
	fillIn();
	type(labels.dateOfBirth, '1960-01-01');
	fireEvent.blur(field(labels.dateOfBirth));
	await screen.findByText(formCopy.advice.age);
	send();
	storeIt();
	await confirmation();
	expect(screen.queryByText(formCopy.advice.age)).toBeNull();
});

test('a number of seven digits is named in the summary of other mistakes, and is sent as it is', async () => {
	renderForm();
	fillIn();
	type(labels.mobilePhone, '812 3456');
	type(labels.name, '');
	send();
	const summary = within(await screen.findByRole('region', { name: formCopy.errorSummaryTitle }));
	expect(summary.getByText(formCopy.errorCount(2))).toBeTruthy();
	const links = summary.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
	expect(links).toEqual([
		['#name', messages.name],
		['#mobilePhone', formCopy.advice.mobilePhone],
	]);
	expect(field(labels.mobilePhone).getAttribute('aria-invalid')).toBeNull();
	type(labels.name, 'Tan Mei Ling');
	send();
	storeIt();
	await confirmation();
	const [, request] = vi.mocked(fetch).mock.calls[0] ?? [];
	expect(JSON.parse(`${request?.body}`).mobilePhone).toBe('812 3456');
});

test('advice is announced after the visitor’s answer, not after a draft or `prefill()`', async () => {
	renderForm({ prefilled: { dateOfBirth: '1960-01-01' } });
	const liveness = (text: string) => screen.getByText(text).parentElement?.getAttribute('aria-live');
	await screen.findByText(formCopy.advice.age);
	expect(liveness(formCopy.advice.age)).toBe('off');
	type(labels.mobilePhone, '6123 4567');
	fireEvent.blur(field(labels.mobilePhone));
	await screen.findByText(formCopy.advice.mobilePhone);
	expect(liveness(formCopy.advice.mobilePhone)).toBe('polite');
});

test.each([
	['8123 4567', true],
	['+44 7700 900123', false],
	['0044 7700 900123', false],
	['＋44 7700 900123', false],
])('before %s stands +65: %s', (number, isShown) => {
	renderForm();
	type(labels.mobilePhone, number);
	expect(screen.queryByText(mobilePrefix) !== null).toBe(isShown);
});

test('the fields stand in four titled groups, and the wording of the consent names the group of its checkbox', () => {
	renderForm();
	const titles = screen.getAllByRole('heading', { level: 3 });
	expect(titles.map(({ textContent }) => textContent)).toEqual([
		...['You', 'How we reach you', 'Your pregnancy', 'Your consent'],
	]);
	const firsts = [labels.name, labels.email, labels.gestationalWeek, formCopy.consentLabel].map(field);
	for (const [index, title] of titles.entries()) {
		const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
		expect(title.compareDocumentPosition(firsts[index] as Node)).toBe(following);
		expect(title.compareDocumentPosition((firsts[index + 1] ?? firsts.at(-1)) as Node)).toBe(following);
	}
	const consent = screen.getByRole('group', { name: currentConsent.text });
	expect(consent.contains(field(formCopy.consentLabel))).toBe(true);
});

// Clauses: spec 3.1, wcag 1.3.5
test('controls say what they are for, required, wrong and described, and the fieldset only what ARIA allows on a group', () => {
	renderForm();
	const answered = [labels.name, labels.dateOfBirth, labels.email, labels.mobilePhone].map(field);
	expect(answered.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'bday', 'email', 'tel']);
	const { name, dateOfBirth, email, mobilePhone, gestationalWeek } = labels;
	const required = [name, dateOfBirth, email, mobilePhone, gestationalWeek, formCopy.consentLabel];
	expect([...document.querySelectorAll('[aria-required=true]')]).toEqual(required.map(field));
	expect(document.querySelector('[maxlength]'), 'what is too long is kept, and explained').toBeNull();
	const ids = field(labels.mobilePhone).getAttribute('aria-describedby')?.split(' ') ?? [];
	expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(mobilePrefix);
	send();
	const group = screen.getByRole('group', { name: labels.pregnancyType });
	expect(group.hasAttribute('aria-invalid')).toBe(false);
	for (const option of within(group).getAllByRole('checkbox')) {
		expect(option.getAttribute('aria-invalid')).toBe('true');
		expect(option.getAttribute('aria-describedby')).toBe('pregnancyType-error');
	}
	// In a part of a date field (such as the day), Firefox announces only the group, not the field's name and description.
	const birthday = screen.getByRole('group', { name: new RegExp(labels.dateOfBirth) });
	for (const text of [hints.dateOfBirth, messages.dateOfBirth])
		expect(birthday.querySelector('legend')?.textContent).toContain(text);
	expect(field(formCopy.consentLabel).getAttribute('aria-describedby')).toBe('consent-error');
	expect(group.getAttribute('aria-describedby')).toContain('pregnancyType-error');
	expect(document.getElementById('pregnancyType-error')?.textContent).toBe(messages.pregnancyType);
});
