/** Property test of random visits: the form sends what it shows, loses no input, and never causes a duplicate enquiry. */

import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { fuzz } from '../../../scripts/testing/fuzz.ts';
import { findPlan } from '../../../shared/content/plans/plans.ts';
import * as formCopy from '../../../shared/content/words/en/form-copy.ts';
import { formIn, inWeeks, planIn } from '../../testing/visitor.ts';
import { expect, ready, snippet, test } from '../host-test.ts';

/** Answers of the service. In both `lost` cases the enquiry is stored, but no response arrives. */
const answers = ['stored', 'refused', 'busy', 'unavailable', 'lost', 'lost, then a reload'] as const;
type Answer = (typeof answers)[number];

const texts = {
	name: ['Tan Mei Ling', ' ', '李 ms. “O’Hara”'],
	dateOfBirth: ['1992-03-14', '2999-01-01', ''],
	email: ['mei@example.com', 'mei@'],
	mobilePhone: ['8123 4567', '+44 20 7946 0000', '123'],
	additionalInfo: ['Two lines\nof mine', 'x'.repeat(601), 'நன்றி'],
	gestationalWeek: ['13', '36', 'NA'],
} as const;
type TextField = keyof typeof texts;
const textFields = Object.keys(texts) as TextField[];
const { labels, pregnancyTypeLabels, sampleEnquiry } = formCopy;
const types = Object.keys(pregnancyTypeLabels) as (keyof typeof pregnancyTypeLabels)[];

const text = fc
	.constantFrom(...textFields)
	.chain((field) =>
		fc.record({ do: fc.constant('write'), field: fc.constant(field), value: fc.constantFrom(...texts[field]) }),
	);
const action = fc.oneof(
	{ weight: 6, arbitrary: text },
	{ weight: 2, arbitrary: fc.record({ do: fc.constant('tick'), type: fc.constantFrom(...types) }) },
	fc.record({ do: fc.constant('plan'), plan: fc.constantFrom('plan-1', 'plan-3', '') }),
	fc.record({ do: fc.constant('due date'), weeks: fc.constantFrom(20, 35) }),
	fc.record({ do: fc.constantFrom('consent', 'reload') }),
	// `complete` fills in valid answers first, because the form refuses most random answers.
	{
		weight: 3,
		arbitrary: fc.record({ do: fc.constant('submit'), answer: fc.constantFrom(...answers), complete: fc.boolean() }),
	},
);

const complete: Record<TextField, string> = {
	name: 'Lim Hui Min',
	dateOfBirth: '1990-12-01',
	email: 'lim@example.com',
	mobilePhone: '9123 4567',
	gestationalWeek: '20',
	additionalInfo: 'Please call',
};

interface Shown extends Record<TextField, string> {
	pregnancyType: string[];
	consent: boolean;
	plan: string;
}

test('random visits', async ({ page, host }) => {
	host.provoked.push('Failed to load resource');
	test.setTimeout(240_000);
	const address = host.publish({ body: snippet(host.script, 'show="form" draft') });
	await page.clock.install();
	const visits = fc.asyncProperty(fc.array(action, { minLength: 12, maxLength: 30 }), async (actions) => {
		await page.goto(address);
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
		const visit = new Visit(page);
		await visit.start();
		for (const step of actions) {
			await visit.act(step);
			await visit.check();
		}
	});
	await fc.assert(visits, { ...fuzz(2), endOnFailure: true });
});

class Visit {
	readonly #page: Page;
	/** Expected answers. Without `additionalInfo`, expects the sample line about the plan, or no text once that plan was sent. */
	#expected: Omit<Shown, 'additionalInfo'> & { additionalInfo?: string } = { ...empty };
	#storedPlan: string | undefined;
	#answer: Answer = 'stored';
	/** Enquiries that the service has stored, by idempotency key. */
	readonly #stored = new Map<string, object>();
	#lastSent: object | undefined;

	constructor(page: Page) {
		this.#page = page;
	}

	get #form() {
		return formIn(this.#page);
	}

	async start() {
		await this.#page.unrouteAll();
		await this.#page.route('**/api/enquiries', (route) => this.#serve(route));
		await ready(this.#page);
	}

	async act(step: typeof action extends fc.Arbitrary<infer Step> ? Step : never) {
		switch (step.do) {
			case 'write':
				return this.#write(step.field, step.value);
			case 'tick':
				return this.#toggle(step.type);
			case 'consent':
				this.#expected.consent = !this.#expected.consent;
				return this.#consent.press('Space');
			case 'plan':
				this.#expected.plan = step.plan;
				await planIn(this.#form).selectOption(step.plan);
				return;
			case 'due date':
				await this.#form
					.locator('.field details')
					.evaluate((details: HTMLDetailsElement) => details.setAttribute('open', ''));
				await this.#form.getByLabel('Due date').fill(inWeeks(step.weeks));
				await expect(this.#week).toHaveValue(step.weeks === 20 ? /^(19|20)$/ : 'NA');
				this.#expected.gestationalWeek = await this.#week.inputValue();
				return;
			case 'reload':
				return this.#reload();
			case 'submit':
				if (step.complete) await this.#complete();
				return this.#submit(step.answer);
		}
	}

	async check() {
		expect(await this.#shown()).toEqual(this.#shouldShow);
		const atFields = await this.#form.locator('.error').allTextContents();
		expect(await this.#form.locator('.error-summary a').allTextContents()).toEqual(atFields);
		expect(await this.#form.locator('.field:has([aria-invalid])').count()).toBe(atFields.length);
	}

	// The checkbox is pressed by keyboard, because a click soon after a message may count as a double tap, which is ignored.
	get #consent() {
		return this.#form.getByRole('checkbox', { name: formCopy.consentLabel });
	}

	get #week() {
		return this.#form.getByLabel(labels.gestationalWeek, { exact: true });
	}

	get #shouldShow(): Shown {
		const { plan } = this.#expected;
		const sample = plan === this.#storedPlan ? '' : sampleEnquiry(findPlan(plan)?.name);
		return { ...this.#expected, additionalInfo: this.#expected.additionalInfo ?? sample };
	}

	async #write(field: TextField, value: string) {
		this.#expected[field] = value;
		const control = this.#form.getByLabel(labels[field], { exact: true });
		await (field === 'gestationalWeek' ? control.selectOption(value) : control.fill(value));
	}

	async #toggle(type: (typeof types)[number]) {
		await this.#form.getByLabel(pregnancyTypeLabels[type], { exact: true }).press('Space');
		const ticked = new Set<string>(this.#expected.pregnancyType);
		if (!ticked.delete(type)) ticked.add(type);
		this.#expected.pregnancyType = types.filter((each) => ticked.has(each));
	}

	async #complete() {
		for (const field of textFields) await this.#write(field, complete[field]);
		if (!this.#expected.pregnancyType.includes('multiple-natural')) await this.#toggle('multiple-natural');
		if (!this.#expected.consent) await this.#consent.press('Space');
		this.#expected.consent = true;
	}

	async #submit(answer: Answer): Promise<void> {
		this.#answer = answer;
		this.#lastSent = undefined;
		const before = this.#stored.size;
		await this.#form.locator('[type=submit]').press('Enter');
		const message = this.#form.locator('.message:focus');
		if (answer === 'lost, then a reload') {
			await expect.poll(async () => this.#lastSent ?? (await message.count()) > 0).toBeTruthy();
			if (this.#lastSent) return this.#sendOnceMore();
		}
		await expect(async () => {
			await this.#page.clock.runFor(1_000);
			await expect(message).toBeVisible({ timeout: 50 });
		}).toPass({ intervals: [0] });
		if ((await message.getAttribute('part')) === 'confirmation') {
			expect(this.#stored.size - before).toBeLessThanOrEqual(1);
			this.#storedPlan = this.#expected.plan;
			this.#expected = { ...empty, plan: this.#expected.plan };
		}
	}

	/** Reloads, gives the consent again and sends. The enquiry is the same as before, so it must not be stored twice. */
	async #sendOnceMore() {
		const { size } = this.#stored;
		await this.#reload();
		await this.#consent.press('Space');
		this.#expected.consent = true;
		await this.#submit('stored');
		await expect(this.#form.getByRole('region', { name: formCopy.outcomeCopy.sentTitle })).toBeFocused();
		expect(this.#stored.size).toBe(size);
	}

	/** Reloads the page. A draft keeps all answers except the consent. */
	async #reload() {
		await this.#page.reload();
		await ready(this.#page);
		this.#expected.consent = false;
	}

	#serve(route: Route): Promise<void> {
		const sent = route.request().postDataJSON();
		expect({ plan: '', ...sent }).toMatchObject({ ...this.#shouldShow });
		this.#lastSent = sent;
		if (this.#answer === 'busy' || this.#answer === 'unavailable')
			return route.fulfill({ status: this.#answer === 'busy' ? 429 : 503, headers: { 'Retry-After': '60' } });
		if (this.#answer === 'refused') return route.fulfill({ status: 422, json: { errors: [{ field: 'email' }] } });
		const key = `${route.request().headers()['idempotency-key']}`;
		const known = this.#stored.get(key);
		if (known) expect(sent).toEqual(known);
		// The same answers must always have the same key.
		else expect([...this.#stored.values()]).not.toContainEqual(sent);
		this.#stored.set(key, sent);
		if (this.#answer === 'lost, then a reload') return Promise.resolve();
		if (this.#answer === 'lost') {
			this.#answer = 'stored';
			return route.abort();
		}
		return route.fulfill({ status: known ? 200 : 201, json: { reference: key, receivedAt: '2026-11-24T00:00:00Z' } });
	}

	#shown(): Promise<Shown> {
		return this.#form.evaluate(
			(form: HTMLFormElement, names) => {
				const data = new FormData(form);
				const texts = names.map((name) => [name, `${data.get(name) ?? ''}`.replaceAll('\r\n', '\n')]);
				const pregnancyType = data.getAll('pregnancyType').map(String);
				return { ...Object.fromEntries(texts), pregnancyType, consent: data.has('consent') };
			},
			[...textFields, 'plan'],
		);
	}
}

const empty = {
	name: '',
	dateOfBirth: '',
	email: '',
	mobilePhone: '',
	gestationalWeek: '',
	pregnancyType: [] as string[],
	consent: false,
	plan: 'plan-1',
};
