/** @vitest-environment jsdom */
/** Tests of `<quote-widget>`: answers, plan and draft survive what a page does to the element. */

import {
	fireEvent,
	getByLabelText,
	getByRole,
	queryByRole,
	queryByText,
	waitFor,
	within,
} from '@testing-library/preact';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as formCopy from '#words/form-copy.ts';
import { advice, dueDateCopy, labels, messages, sampleEnquiry } from '#words/form-copy.ts';
import { findPlan, type Plan, plans } from '../../shared/content/plans/plans.ts';
import type { QuoteWidgetAttributes } from '../api/options.ts';
import { prerenderQuoteWidget } from '../prerender.tsx';
import { QuoteWidgetElement } from './quote-widget-element.tsx';

vi.mock('../styles/stylesheet.ts', () => ({ adoptStyles() {} }));
customElements.define('quote-widget', QuoteWidgetElement);

const [plan1] = plans;
const plan3 = plans[2] as Plan;
/** ISO date, this number of weeks from now. */
const inWeeks = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

beforeEach(() => {
	Element.prototype.scrollIntoView = () => {};
	vi.spyOn(console, 'log').mockReturnValue();
	vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(async () => {
	document.body.replaceChildren();
	await settled();
	sessionStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

// Waits for an animation frame, because Preact's last timer needs the window.
afterAll(() => new Promise(requestAnimationFrame));

/** Resolves after pending renders and microtasks. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const announce = (element: Element, plan: string) =>
	element.dispatchEvent(new CustomEvent('quote-widget:plan-selected', { bubbles: true, detail: { plan } }));

/** Opens a page that contains only this element. */
async function open(attributes: string) {
	document.body.replaceChildren();
	await settled();
	document.body.innerHTML = `<quote-widget ${attributes}></quote-widget>`;
	await settled();
	return document.querySelector('quote-widget') as QuoteWidgetElement;
}

/** Stubs the service with this response; without one, requests stay pending. `sent()` returns the body of the last request. */
function serve(answer?: object) {
	const fetched = vi.fn<typeof fetch>(async () => (answer ? Response.json(answer) : new Promise(() => {})));
	vi.stubGlobal('fetch', fetched);
	return { fetched, sent: () => JSON.parse(`${fetched.mock.lastCall?.[1]?.body}`) };
}

const receipt = { reference: 'ABC-123', receivedAt: '2026-11-24T00:00:00Z' };

const set = (element: Element, properties: Partial<QuoteWidgetElement>) => {
	Object.assign(element, properties);
	return settled();
};
const prefill = (element: QuoteWidgetElement, values: object) => {
	element.prefill(values);
	return settled();
};
const rootOf = (element: Element) => element.shadowRoot as unknown as HTMLElement;
const field = (element: Element, label: string) =>
	getByLabelText<HTMLInputElement>(rootOf(element), label, { selector: ':is(input, select, textarea)' });
const type = (element: Element, label: string, value: string) =>
	fireEvent.input(field(element, label), { target: { value } });
const choose = (element: Element, plan: string) => {
	const select = field(element, labels.plan);
	select.value = plan;
	fireEvent(select, new Event('change', { bubbles: true }));
	return settled();
};
const press = (element: Element, plan: { name: string }) => {
	const card = getByRole(rootOf(element), 'article', { name: plan.name });
	fireEvent.click(within(card).getByText('Get Quote'));
	return settled();
};
const send = (element: Element) => {
	fireEvent.submit(getByRole(rootOf(element), 'form'));
	return settled();
};

function fillIn(element: Element): void {
	for (const [label, value] of [
		[labels.name, 'Tan Mei Ling'],
		[labels.dateOfBirth, '1992-03-14'],
		[labels.email, 'mei@example.com'],
		[labels.mobilePhone, '8123 4567'],
		[labels.gestationalWeek, '20'],
	] as const)
		type(element, label, value);
	for (const label of [formCopy.pregnancyTypeLabels['single-natural'], formCopy.consentLabel])
		fireEvent.click(field(element, label));
}

// This test is the first in the file, because each warning appears only once.
test('without an endpoint nothing is sent: the page gets an error event, its developer a warning', async () => {
	const { fetched } = serve();
	const element = await open('show="form"');
	const failed = vi.fn();
	element.addEventListener('quote-widget:error', ({ detail }) => failed(detail));
	fillIn(element);
	await send(element);
	await waitFor(() => expect(failed).toHaveBeenCalledWith({ code: 'endpoint', retryable: false }));
	expect(getByRole(rootOf(element), 'region', { name: formCopy.outcomeCopy.failedTitle })).toBeTruthy();
	expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no endpoint'));
	expect(fetched).not.toHaveBeenCalled();
});

test('drafts turned off leave none behind, and reset() empties the form and forgets them', async () => {
	const element = await open('show="form" draft');
	const atFirst = element.values;
	await send(element);
	expect(rootOf(element).querySelector('.error-summary')).not.toBeNull();
	fillIn(element);
	expect(sessionStorage).toHaveLength(1);
	element.draft = false;
	expect(sessionStorage).toHaveLength(0);
	element.draft = true;
	type(element, labels.email, 'mei@example.com');
	expect(sessionStorage).toHaveLength(1);
	element.reset();
	await settled();
	expect(element.values).toEqual(atFirst);
	expect(rootOf(element).querySelector('.error-summary')).toBeNull();
	expect(sessionStorage).toHaveLength(0);
});

test('the visitor’s plan stays if the page sets the same plan again, but not if the page, or a later one, sets another', async () => {
	const first = await open('draft plan="plan-1"');
	await press(first, plan3);
	await set(first, { plan: 'plan-1' });
	expect(first.values.plan).toBe('plan-3');
	const later = await open('draft plan="plan-2"');
	expect(later.values.plan).toBe('plan-2');
	await press(later, plan3);
	expect(later.values.plan).toBe('plan-3');
	await set(later, { plan: 'plan-1' });
	expect(later.values.plan).toBe('plan-1');
});

test('a draft that is turned on later fills in the form, sets its plan and counter, and clears errors of its fields', async () => {
	const first = await open('draft');
	await press(first, plan3);
	type(first, labels.email, 'mei@example.com');
	type(first, labels.additionalInfo, 'My own words');
	const element = await open('');
	expect(element.values.plan).toBe('plan-1');
	await send(element);
	expect(rootOf(element).querySelector('#email-error')?.textContent).toBe(messages.email);
	await set(element, { draft: true });
	expect(element.values).toMatchObject({ email: 'mei@example.com', plan: 'plan-3' });
	await waitFor(() => expect(rootOf(element).querySelector('#email-error')).toBeNull());
	expect(queryByText(rootOf(element), '12/600')).not.toBeNull();
});

test('a draft keeps the plan chosen last, even if the page cancels moving the focus', async () => {
	const first = await open('draft');
	first.addEventListener('quote-widget:plan-selected', (event) => event.preventDefault());
	type(first, labels.email, 'mei@example.com');
	await press(first, plan3);
	expect((await open('draft')).values).toMatchObject({ email: 'mei@example.com', plan: 'plan-3' });
});

test('a draft with a withdrawn plan falls back to the first plan', async () => {
	const first = await open('show="form" draft');
	type(first, labels.email, 'mei@example.com');
	await choose(first, 'plan-2');
	const [key = ''] = Object.keys(sessionStorage);
	sessionStorage.setItem(key, `${sessionStorage.getItem(key)}`.replace('"plan-2"', '"plan-9"'));
	expect((await open('show="form" draft')).values).toMatchObject({ email: 'mei@example.com', plan: 'plan-1' });
});

test.each([
	['reset()', (element: QuoteWidgetElement) => element.reset()],
	['show', (element: QuoteWidgetElement) => element.setAttribute('show', 'faq')],
])('%s works while a field is being typed in', async (_, change) => {
	const element = await open('show="form"');
	type(element, labels.name, 'Mei');
	expect(element.values.name).toBe('Mei');
	change(element);
	await settled();
	expect(element.values.name).toBe('');
});

test.each([
	['typed', (element: Element) => type(element, labels.name, 'M')],
	['worked out from the due date', (element: Element) => type(element, dueDateCopy.label, inWeeks(20))],
])('a page may call reset() in the input event of what is being %s', async (_, change) => {
	const element = await open('show="form" draft');
	addEventListener('input', () => element.reset(), { capture: true, once: true });
	change(element);
	await settled();
	expect(element.values).toMatchObject({ name: '', dueDate: '' });
	expect(sessionStorage).toHaveLength(0);
});

test('when `success` is dispatched, the form is empty and the draft is gone', async () => {
	serve(receipt);
	const element = await open('show="form" draft endpoint="/enquiries"');
	fillIn(element);
	const found = vi.fn();
	element.addEventListener('quote-widget:success', () => {
		found(element.values.email, JSON.stringify({ ...sessionStorage }).includes('mei@example.com'));
		element.show = 'faq';
	});
	await send(element);
	await waitFor(() => expect(found).toHaveBeenCalledWith('', false));
	await set(element, { show: 'form' });
	expect(element.values.email).toBe('');
});

test('an enquiry names the campaign of the page that led to the form’s', async () => {
	vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue('https://partner.example/?utm_source=news');
	const { sent } = serve(receipt);
	const element = await open('show="form" endpoint="/enquiries"');
	fillIn(element);
	await send(element);
	expect(sent().page).toBe(`${location.origin}/?utm_source=news`);
});

test('a receipt is kept in the tab without what was typed, beside the next enquiry', async () => {
	serve(receipt);
	const openAgain = () => open('show="plans form" draft endpoint="/enquiries"');
	const receiptIn = (of: Element) => queryByRole(rootOf(of), 'region', { name: formCopy.outcomeCopy.sentTitle });
	const first = await openAgain();
	fillIn(first);
	await send(first);
	await waitFor(() => expect(first.shadowRoot?.activeElement).toBe(receiptIn(first)));
	const kept = JSON.stringify({ ...sessionStorage });
	expect(kept).toContain('ABC-123');
	for (const typed of ['Tan Mei Ling', '1992-03-14', 'mei@example.com', '8123 4567']) expect(kept).not.toContain(typed);

	const second = await openAgain();
	expect(receiptIn(second)?.textContent).toContain('ABC-123');
	expect(second.shadowRoot?.activeElement).toBeNull();
	expect(rootOf(second).querySelector('.toast')).toBeNull();
	await press(second, plan3);
	expectLedTo(second);
	expect(receiptIn(second)?.textContent).toContain(plan1.name);
	type(second, labels.name, 'A second one');

	const third = await openAgain();
	expect(receiptIn(third)?.textContent).toContain('ABC-123');
	expect(third.values.name).toBe('A second one');
	expect(third.values.plan).toBe('plan-3');
});

test('prefill() before the element is on the page adds to what was filled in before', async () => {
	const element = document.createElement('quote-widget');
	element.prefill({ name: 'Mei' });
	element.prefill({ email: 'mei@example.com' });
	document.body.append(element);
	await settled();
	expect(element.values).toMatchObject({ name: 'Mei', email: 'mei@example.com' });
});

test('prefill() with a due date calculates the week, says so, and links to the due date', async () => {
	const element = await open('show="form"');
	await prefill(element, { dueDate: inWeeks(20) });
	expect(element.values).toMatchObject({ gestationalWeek: '20', dueDate: inWeeks(20) });
	const note = dueDateCopy.filled('20');
	expect(rootOf(element).textContent).toContain(note);
	fireEvent.click(getByRole(rootOf(element), 'link', { name: dueDateCopy.change }));
	expect(element.shadowRoot?.activeElement).toBe(field(element, dueDateCopy.label));
});

test('prefill() ignores answers of the wrong shape, and keeps what the visitor has changed since', async () => {
	const element = await open('show="form"');
	await prefill(element, { name: 'Mei', website: 'https://acme.example', plan: 'plan-9', consent: true });
	expect(element.values).toMatchObject({ name: 'Mei', plan: 'plan-1', consent: false });
	expect(rootOf(element).querySelector<HTMLInputElement>('[name=website]')?.value).toBe('');
	const known = { dateOfBirth: '1992-03-14', gestationalWeek: '13', pregnancyType: ['single-natural'] } as const;
	type(element, labels.name, 'Ann');
	await prefill(element, { ...known, pregnancyType: ['single-natural'] });
	expect(element.values).toMatchObject({ ...known, name: 'Ann' });
	await prefill(element, { dateOfBirth: '14/03/1992', gestationalWeek: '12', pregnancyType: ['single'] });
	expect(element.values).toMatchObject({ dateOfBirth: '', gestationalWeek: '', pregnancyType: [], name: 'Ann' });
});

test('answers survive a change of `show`, and a form that is shown again moves neither focus nor scroll', async () => {
	const element = await open('show="form"');
	fillIn(element);
	await set(element, { show: 'plans' });
	await press(element, plan3);
	const search = document.body.appendChild(document.createElement('input'));
	search.focus();
	const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
	await set(element, { show: 'plans form' });
	type(element, labels.name, 'Ann');
	await set(element, { show: 'plans' });
	await set(element, { show: 'plans form' });
	expect(scrolled).not.toHaveBeenCalled();
	expect(document.activeElement).toBe(search);
	expect(element.values).toMatchObject({
		name: 'Ann',
		email: 'mei@example.com',
		plan: 'plan-3',
		additionalInfo: sampleEnquiry(plan3.name),
	});
});

/** Adds another element to the page, before the existing element. */
async function addBefore(attributes: string) {
	document.body.insertAdjacentHTML('afterbegin', `<quote-widget ${attributes}></quote-widget>`);
	await settled();
	return document.querySelector('quote-widget') as QuoteWidgetElement;
}

const expectLedTo = (element: Element) =>
	expect(element.shadowRoot?.activeElement?.textContent, 'has the focus').toBe(formCopy.title);

test('a change of any attribute takes effect at once, and parts keep their order', async () => {
	const { fetched, sent } = serve({});
	const element = await open('show="faq plans" partner="first" phone="1"');
	const headings = () => [...rootOf(element).querySelectorAll('h2')].map(({ textContent }) => textContent);
	expect(headings()).toEqual([expect.stringContaining('plans'), expect.stringContaining('questions')]);
	const changed = { show: 'form', plan: 'plan-4', partner: 'acme', endpoint: '/elsewhere', tag: 'branch-2' };
	const contact = { phone: '+65 6111 1111', email: 'help@acme.example' };
	for (const [name, value] of Object.entries({ ...changed, ...contact })) element.setAttribute(name, value);
	await settled();
	expect(headings()).toEqual([formCopy.title]);
	fillIn(element);
	await send(element);
	expect(fetched.mock.lastCall?.[0]).toBe('/elsewhere');
	expect(sent()).toMatchObject({
		partner: 'acme',
		partnerTag: 'branch-2',
		plan: 'plan-4',
		additionalInfo: sampleEnquiry(plans[3]?.name),
	});
	await waitFor(() => expect(queryByText(rootOf(element), contact.phone)).not.toBeNull());
	const hrefOf = (text: string) => queryByText(rootOf(element), text)?.getAttribute('href');
	expect(hrefOf(contact.phone)).toContain('tel:+6561111111');
	expect(hrefOf(contact.email)).toContain(`mailto:${contact.email}`);
});

test('a plan chosen in one element leads to the form of another, unless a listener of the page cancels', async () => {
	const form = await open('show="form"');
	const comparison = await addBefore('show="plans"');
	await press(comparison, plan3);
	expectLedTo(form);
	expect(form.values).toMatchObject({ plan: 'plan-3', additionalInfo: sampleEnquiry(plan3.name) });
	type(form, labels.additionalInfo, 'My own words');
	document.addEventListener('quote-widget:plan-selected', (event) => event.preventDefault(), { once: true });
	rootOf(comparison).querySelector('button')?.focus();
	await press(comparison, plan1);
	expect(document.activeElement).toBe(comparison);
	expect(form.values).toMatchObject({ plan: 'plan-1', additionalInfo: 'My own words' });
});

test('a plan chosen in one of two whole widgets leads to its own form, and is set in both', async () => {
	const second = await open('show="plans form"');
	const first = await addBefore('show="plans form"');
	for (const [pressed, plan] of [
		[second, plan3],
		[first, plan1],
	] as const) {
		await press(pressed, plan);
		expectLedTo(pressed);
		expect([first.values.plan, second.values.plan]).toEqual([plan.id, plan.id]);
	}
});

test('a plan chosen in a form is announced to the page and moves no focus; stopping the event does not undo it', async () => {
	const form = await open('show="form"');
	const announced: unknown[] = [];
	form.addEventListener('quote-widget:plan-selected', ({ detail }) => announced.push(detail.plan));
	field(form, labels.plan).focus();
	for (const plan of ['', 'plan-3']) await choose(form, plan);
	expect(announced).toEqual(['', 'plan-3']);
	expect(form.shadowRoot?.activeElement).toBe(field(form, labels.plan));
	document.body.addEventListener('quote-widget:plan-selected', (event) => event.stopImmediatePropagation(), {
		once: true,
	});
	await choose(form, 'plan-4');
	expect(form.values.plan).toBe('plan-4');
});

test('"Not sure yet" sends no plan', async () => {
	const { sent } = serve();
	const element = await open('show="form" endpoint="/enquiries"');
	await choose(element, '');
	expect(element.values).toMatchObject({ plan: undefined, additionalInfo: sampleEnquiry() });
	fillIn(element);
	await send(element);
	expect(sent()).not.toHaveProperty('plan');
});

test('a page may cancel `submit` and send by itself; submitting again within `submit` sends once', async () => {
	const { fetched } = serve();
	const element = await open('show="form" endpoint="/enquiries"');
	const handled: unknown[] = [];
	element.addEventListener('quote-widget:submit', (event) => {
		if (handled.push(element.values) < 3) event.preventDefault();
		else fireEvent.submit(getByRole(rootOf(element), 'form'));
	});
	fillIn(element);
	for (const requests of [0, 0, 1]) {
		await send(element);
		expect(fetched).toHaveBeenCalledTimes(requests);
	}
	expect(handled).toEqual(Array(3).fill(expect.objectContaining({ name: 'Tan Mei Ling', consent: true })));
});

test('a page may remove the element in its `error` event', async () => {
	serve({});
	const element = await open('show="form" endpoint="/enquiries"');
	element.addEventListener('quote-widget:error', () => element.remove());
	fillIn(element);
	await send(element);
	await waitFor(() => expect(document.querySelector('quote-widget')).toBeNull());
	await settled();
});

test.each<[string, (element: QuoteWidgetElement) => unknown]>([
	['reset()', (element) => element.reset()],
	['being removed and put back', (element) => element.remove() ?? settled().then(() => document.body.append(element))],
])('%s takes no focus, though the visitor was led to the form before', async (_, change) => {
	const element = await open('');
	await press(element, plan3);
	expectLedTo(element);
	const search = document.body.appendChild(document.createElement('input'));
	search.focus();
	await change(element);
	await settled();
	expect(document.activeElement).toBe(search);
});

test('reset() does not change the comparison or close an open answer of the FAQ', async () => {
	const element = await open('');
	const question = rootOf(element).querySelector<HTMLElement>('h3 button') ?? expect.unreachable();
	fireEvent.click(field(element, 'S$10,000'));
	fireEvent.click(question);
	fillIn(element);
	element.reset();
	await settled();
	expect(element.values.email).toBe('');
	expect(field(element, 'S$10,000').checked).toBe(true);
	expect(question.getAttribute('aria-expanded')).toBe('true');
});

test('advice follows the answers in the form, no matter how they were filled in', async () => {
	const first = await open('show="form" draft');
	const isAdvised = (of: Element) => waitFor(() => expect(queryByText(rootOf(of), advice.age)).not.toBeNull());
	first.prefill({ dateOfBirth: '1950-01-01' });
	await isAdvised(first);
	type(first, labels.name, 'Mei');
	const element = await open('show="form" draft');
	await isAdvised(element);
	element.prefill({ dateOfBirth: '1992-01-01' });
	await waitFor(() => expect(queryByText(rootOf(element), advice.age)).toBeNull());
});

test('a form removed while sending keeps its idempotency key, so the enquiry is stored once', async () => {
	const { fetched } = serve();
	const element = await open('show="form" endpoint="/enquiries"');
	fillIn(element);
	await send(element);
	element.remove();
	await settled();
	expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
	document.body.append(element);
	await settled();
	fireEvent.click(field(element, formCopy.consentLabel));
	await send(element);
	const keys = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));
	expect(keys).toEqual([expect.any(String), keys[0]]);
	expect(element.values).toMatchObject({ plan: 'plan-1', additionalInfo: sampleEnquiry(plan1.name) });
});

/** A prerendered element that is not on the page yet. */
function prerendered(attributes: QuoteWidgetAttributes) {
	const element = document.createElement('quote-widget');
	Object.assign(element, attributes);
	const html = prerenderQuoteWidget(attributes);
	const root = rootOf(element);
	root.innerHTML = html.slice(html.indexOf('<style>'), html.indexOf('</template>'));
	return { element, root, form: root.querySelector('form') };
}

test('choices made on the prerendered HTML are those of the hydrated widget', async () => {
	const { element, root, form } = prerendered({});
	field(element, labels.plan).value = 'plan-3';
	field(element, labels.gestationalWeek).value = '20';
	for (const label of [formCopy.pregnancyTypeLabels['single-natural'], 'S$25,000'])
		field(element, label).checked = true;
	document.body.append(element);
	await waitFor(() => expect(root.textContent).toContain('S$500/day'));
	expect(root.querySelector('form')).toBe(form);
	expect(element.values).toMatchObject({
		plan: 'plan-3',
		gestationalWeek: '20',
		pregnancyType: ['single-natural'],
		additionalInfo: sampleEnquiry(plan3.name),
	});
});

test.each<[string, (element: QuoteWidgetElement) => void, object]>([
	['changes', (element) => element.setAttribute('plan', 'plan-3'), { plan: 'plan-3' }],
	['announces', (element) => announce(element, 'plan-3'), { plan: 'plan-3' }],
	[
		'fills in and hides',
		(element) => {
			element.prefill({ name: 'Mei' });
			element.show = 'form faq';
		},
		{ name: 'Mei' },
	],
	[
		'fills in on HTML of another version',
		(element) => {
			rootOf(element).querySelector('.quote-widget')?.setAttribute('data-version', 'other');
			element.prefill({ name: 'Mei' });
		},
		{ name: 'Mei' },
	],
])('what the page %s before hydration is kept, and so is what was typed', async (_, change, values) => {
	const { element } = prerendered({});
	field(element, labels.email).value = 'mei@';
	document.body.append(element);
	change(element);
	await settled();
	expect(element.values).toMatchObject({ email: 'mei@', ...values });
	expect(element.values.additionalInfo).toBe(sampleEnquiry(findPlan(element.values.plan ?? '')?.name));
	expect(queryByRole(rootOf(element), 'article', { name: plan1.name }) === null).toBe(element.show !== null);
});

test('text typed on the prerendered HTML takes precedence over a stored draft', async () => {
	type(await open('draft'), labels.name, 'Older draft');
	const { element, root, form } = prerendered({ draft: true });
	field(element, labels.name).value = 'Tan Mei Ling';
	document.body.replaceChildren(element);
	const info = field(element, labels.additionalInfo);
	await waitFor(() => {
		fireEvent.input(info, { target: { value: 'Hello' } });
		expect(root.textContent).toContain('5/600');
	});
	expect(root.querySelector('form')).toBe(form);
	expect(element.values.name).toBe('Tan Mei Ling');
});

test('HTML of another version is rendered again: the typed field keeps its focus, and a consent to other words does not count', async () => {
	const { element, root, form } = prerendered({ show: 'form' });
	root.querySelector('.quote-widget')?.setAttribute('data-version', 'other');
	field(element, labels.name).value = 'Tan Mei Ling';
	field(element, labels.email).value = 'mei@';
	field(element, formCopy.consentLabel).checked = true;
	document.body.append(element);
	field(element, labels.email).focus();
	await settled();
	expect(root.querySelector('form')).not.toBe(form);
	expect(element.shadowRoot?.activeElement).toBe(field(element, labels.email));
	expect(element.values).toMatchObject({ name: 'Tan Mei Ling', email: 'mei@', consent: false });
});

test('mistakes in attributes, of elements and of dialog buttons, are reported in the console once each', async () => {
	const widget = '<quote-widget pln="plan-2"></quote-widget>';
	document.body.innerHTML = `<a data-quote-widget data-partnr="acme"></a>${widget}${widget}`;
	await settled();
	const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => `${text}`);
	expect(warnings.filter((text) => text.includes('should be'))).toEqual([
		expect.stringContaining('pln should be plan'),
		expect.stringContaining('data-partnr should be data-partner'),
	]);
});

test('renders where a page closes every shadow root', async () => {
	const attach = Element.prototype.attachShadow;
	const attached = vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
		return attach.call(this, { ...init, mode: 'closed' });
	});
	const element = await open('show="form"');
	expect(attached.mock.results[0]?.value.querySelector('form')).toBeInstanceOf(HTMLFormElement);
	expect(element.values).toMatchObject({ name: '' });
});

test('keeps working after being in a document without a window', async () => {
	const element = await open('show="form"');
	document.implementation.createHTMLDocument('').body.append(element);
	document.body.append(element);
	await settled();
	type(element, labels.name, 'Tan');
	await send(element);
	expect(element.values.name).toBe('Tan');
	expect(rootOf(element).querySelector('#email-error')?.textContent).toBe(messages.email);
});

/** Replaces text nodes as a browser's translation does, and marks the translated words with « ». */
function translate(root: Element): void {
	const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const read: Text[] = [];
	while (texts.nextNode()) read.push(texts.currentNode as Text);
	for (const text of read) {
		if (!text.data.trim() || text.parentElement?.closest('style, option, textarea')) continue;
		const words = document.createElement('font');
		words.textContent = translated(text.data);
		text.replaceWith(words);
	}
}

const translated = (words: string) => `«${words}»`;

test('translated by the browser, the comparison shows the figures of another sum assured', async () => {
	const element = await open('show="plans"');
	translate(rootOf(element));
	fireEvent.click(field(element, translated('S$10,000')));
	await settled();
	expect(rootOf(element).textContent).toContain('S$200/day S$6,000 for 30 days');
	expect(rootOf(element).textContent).not.toContain('S$50/day');
});

test('translated by the browser, the form shows the plan chosen last and the remaining errors', async () => {
	const element = await open('show="form"');
	await send(element);
	type(element, labels.mobilePhone, '1234 5678');
	type(element, dueDateCopy.label, '2001-01-01');
	fireEvent.blur(field(element, labels.mobilePhone));
	const words = () => rootOf(element).textContent ?? '';
	await waitFor(() => expect(words()).toContain(advice.mobilePhone));
	expect(words()).toContain(dueDateCopy.impossible);
	translate(rootOf(element));

	element.setAttribute('plan', 'plan-3');
	for (const [label, value] of [
		[labels.name, 'Tan'],
		[labels.dateOfBirth, '2999-01-01'],
		[labels.mobilePhone, '8123 4567'],
		[dueDateCopy.label, inWeeks(20)],
	] as const)
		type(element, translated(label), value);
	await send(element);
	expect(element.values.plan).toBe('plan-3');
	for (const said of [formCopy.errorCount(4), messages.dateOfBirthNotPast, dueDateCopy.week(20)])
		expect(words()).toContain(said);
	for (const gone of [messages.name, messages.mobilePhone, messages.dateOfBirth, advice.mobilePhone])
		expect(words()).not.toContain(gone);
});
