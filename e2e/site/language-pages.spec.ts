/**
 * End-to-end tests of the pages in other languages: tools, layout, and that every text is in the page's language. In Tamil this
 * includes the form, from a refused enquiry to the receipt.
 */

import { expect, type Page, test } from '@playwright/test';
import { brand } from '../../shared/content/brand.ts';
import { sumsAssured } from '../../shared/content/figures/figures.ts';
import { formatDollars, formatPremium } from '../../shared/content/figures/money.ts';
import { type Language, languageNames } from '../../shared/content/languages.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { formatDayOfYear } from '../../shared/content/words/format-date.ts';
import { words } from '../../shared/content/words/words.ts';
import { boxOf } from '../testing/boxes.ts';
import { languagePages, openHydrated } from '../testing/site-pages.ts';
import { fillIn } from '../testing/visitor.ts';

const terms = 'IVF IUI NRIC UEN FIN NA EN SMS WhatsApp MAS CPF S$ Register of Representatives free-look period';
/** Words in Latin letters that texts of every language may contain: names and terms. */
const names = new Set(
	[
		...[brand.name, brand.legalName, brand.registrationNumber, brand.email],
		...[brand.address.street, brand.address.country, terms],
		...Object.values(languageNames),
		...plans.map(({ name }) => name),
	]
		.join(' ')
		.split(/[^A-Za-z]+/),
);

test('from a refused form to the receipt, here in Tamil, no word is of another language', async ({ page }) => {
	const language = 'ta';
	const { formCopy, comparisonCopy, consent, languagePage, faq } = words[language];
	await page.goto('/ta');
	await expect(page.locator('html')).toHaveAttribute('lang', language);
	await expect(page.getByRole('heading', { level: 1, name: languagePage.heading })).toBeVisible();
	const form = page.getByRole('form', { name: formCopy.title });
	const submit = form.getByRole('button', { name: formCopy.submit, exact: true });
	expect(await mistakes(page, language)).toEqual([]);

	await test.step('an empty form is refused, with all help open', async () => {
		await submit.click();
		const summary = form.getByRole('region', { name: formCopy.errorSummaryTitle });
		await expect(summary).toBeFocused();
		for (const message of [formCopy.messages.name, formCopy.messages.email, formCopy.messages.consent])
			await expect(summary.getByRole('link', { name: message })).toBeVisible();
		// Uses the keyboard, because a click soon after a message, near the click before, counts as a double tap and is ignored.
		await form.getByText(formCopy.dueDateCopy.open).press('Enter');
		await form.getByLabel(formCopy.dueDateCopy.label).fill('2020-01-01');
		await form.getByLabel(formCopy.labels.dateOfBirth).fill('1950-01-01');
		await form.getByLabel(formCopy.labels.dateOfBirth).blur();
		await expect(form.getByText(formCopy.dueDateCopy.impossible)).toBeVisible();
		await page.getByRole('radio', { name: formatDollars(sumsAssured[1] as number) }).check();
		for (const [question] of Object.values(faq.faq)) await page.getByRole('button', { name: question }).click();
		expect(await mistakes(page, language)).toEqual([]);
	});

	await fillIn(form, 'Gagal');
	await test.step('errors that the service finds, and its failure, are shown in the language', async () => {
		const json = { errors: [{ field: 'email', message: words.en.formCopy.messages.email }] };
		const answers = [
			{ status: 422, contentType: 'application/problem+json', json },
			{ status: 403, json: {} },
		];
		await page.route('**/api/enquiries', (route) => route.fulfill(answers.shift()), { times: answers.length });
		await submit.click();
		await expect(form.getByRole('link', { name: formCopy.messages.email })).toBeVisible();
		await submit.press('Enter');
		await expect(form.getByRole('region', { name: formCopy.outcomeCopy.failedTitle })).toBeFocused();
		expect(await mistakes(page, language, ['Gagal'])).toEqual([]);
	});

	const request = page.waitForRequest('**/api/enquiries');
	await form.getByRole('button', { name: formCopy.outcomeCopy.tryAgain }).press('Enter');
	const { version: consentVersion } = consent.currentConsent;
	expect((await request).postDataJSON()).toMatchObject({ language, consentVersion });
	await expect(page.getByText(formCopy.toasts.success.title)).toBeVisible();
	await page.locator('article').nth(1).getByRole('button', { name: comparisonCopy.getQuote }).click();
	expect(await mistakes(page, language)).toEqual([]);
});

for (const { language, path } of languagePages) {
	const { articleCopy, formCopy, comparisonCopy, languagePage, faq, inTimeCopy, worthItCopy } = words[language];
	const rule = inTimeCopy.rule(13, 36);

	test(`${path}: a due date is answered, and starts the form; too late a one leads to the FAQ`, async ({ page }) => {
		await page.clock.setFixedTime('2026-11-20T22:00:00Z');
		await openHydrated(page, path, 'in-time');
		await expect(page.locator('.prices li')).toHaveText(
			plans.map(({ name, premium }) => new RegExp(`^${name} ${RegExp.escape(formatPremium(premium))} .`)),
		);
		await expect(page.locator('.worth-it .great-figure')).toHaveText(worthItCopy.amounts('S$5,350', 'S$5,700'));
		const tool = page.getByRole('region', { name: inTimeCopy.title });
		const dueDate = tool.getByLabel(inTimeCopy.label);
		await expect(tool).toContainText(rule);
		await dueDate.fill('2027-04-10');
		const { verdict, note } = inTimeCopy.open(20, '', formatDayOfYear('2027-03-19', language));
		await expect(tool.locator('[aria-live]')).toHaveText(`${verdict} ${note}`);
		await expect(tool).not.toContainText(rule);
		await expect.poll(() => needleTurn(page)).toBe(20 * 9);
		const { bottom } = await boxOf(tool.getByText(inTimeCopy.label));
		expect((await boxOf(dueDate)).top - bottom, 'room for the focus ring').toBeGreaterThanOrEqual(8);
		await page.setViewportSize({ width: 1280, height: 720 });
		expect(await mistakes(page, language)).toEqual([]);
		const happens = page.locator('.worth-it');
		await happens.scrollIntoViewIfNeeded();
		const basis = worthItCopy.basis(worthItCopy.inDays(7), 'S$5,000');
		const sentences = {
			'normal-birth': worthItCopy.normalBirth,
			complication: worthItCopy.diagnosis(basis),
			illness: worthItCopy.diagnosis(basis),
			'intensive-care': worthItCopy.intensiveCare(basis),
		};
		for (const [happening, says] of Object.entries(sentences)) {
			await happens.getByLabel(worthItCopy.event).selectOption(happening);
			await expect(happens).toContainText(says);
			expect(await mistakes(page, language)).toEqual([]);
		}
		await page.locator('.hero').getByRole('link', { name: languagePage.quote }).click();
		const form = page.getByRole('form', { name: formCopy.title });
		await expect(form.getByLabel(formCopy.labels.gestationalWeek, { exact: true })).toHaveValue('20');
		await expect(form.getByText(formCopy.dueDateCopy.filled('20'))).toBeInViewport();
		for (const [question] of Object.values(faq.faq)) await page.getByRole('button', { name: question }).click();
		await form.getByRole('button', { name: formCopy.submit, exact: true }).click();
		await expect(form.getByRole('region', { name: formCopy.errorSummaryTitle })).toBeFocused();
		expect(await mistakes(page, language)).toEqual([]);

		await dueDate.fill('2026-11-07');
		await expect(tool).toContainText(inTimeCopy.closed(42, '', '').verdict);
		await expect.poll(() => needleTurn(page), 'week 40, the last, at the top').toBe(0);
		await tool.getByRole('link', { name: inTimeCopy.otherCover }).click();
		const [question] = faq.faq['medishield-life'];
		await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
	});

	test(`${path} fits phones, the smaller one with letters of 130 %, a tablet, a wide screen, and A4`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(path, { waitUntil: 'networkidle' });
		await expect(page.locator('.prices li').last()).toBeInViewport({ ratio: 1 });
		const main = page.getByRole('main');
		const [quote, compare, bar] = await Promise.all(
			[
				main.getByRole('link', { name: languagePage.quote }).first(),
				main.getByRole('link', { name: languagePage.compare }).first(),
				page.getByRole('banner').getByRole('link', { name: languagePage.navigation.quote }),
			].map(async (button) => ({
				y: (await button.boundingBox())?.y,
				lines: await button.evaluate(countLines),
			})),
		);
		expect([quote?.lines, compare?.lines, bar?.lines], 'lines of the buttons').toEqual([1, 1, 1]);
		expect(quote?.y, 'both buttons in a row').toBe(compare?.y);
		const ends = await page.locator('h1, .lede').evaluateAll(endsOfLines);
		expect(ends.length).toBeGreaterThan(0);
		if (language === 'zh-Hans') expect(ends.filter((end) => /\p{Script=Han}$/u.test(end))).toEqual([]);
		const edges = await main.locator('.reading h2').evaluateAll((headings) =>
			headings.map((heading) => {
				const range = document.createRange();
				range.selectNodeContents(heading);
				return new Set([...range.getClientRects()].map(({ left }) => Math.round(left))).size;
			}),
		);
		expect(Math.max(...edges), 'left edges of the lines of a heading').toBe(1);
		const menu = page.getByRole('banner').locator('details');
		await menu.locator('summary').click();
		for (const title of [...Object.values(articleCopy.chapters), languageNames.en])
			await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible();
		await menu.getByRole('link', { name: articleCopy.chapters.choosing, exact: true }).click();
		await expect(main.getByRole('heading', { name: comparisonCopy.title })).toBeInViewport();
		await expect(menu.locator('summary')).toContainText(articleCopy.chapters.choosing);
		await page.evaluate(() => scrollTo(0, 0));
		const leadings = await page.evaluate(leadingsOfTexts);
		expect(leadings[0], 'lines close together').toBeGreaterThanOrEqual(language === 'ta' ? 1.4 : 1);
		expect(leadings.at(-1), 'lines far apart').toBeLessThanOrEqual(1.6);
		// 345 px is the page's width in a window of 360 px with a scrollbar of 15 px.
		await page.setViewportSize({ width: 345, height: 740 });
		const sums = await main
			.locator('.sums label')
			.evaluateAll((all) => all.map((sum) => sum.getBoundingClientRect().y));
		expect(new Set(sums).size, 'rows of the sums assured').toBe(1);
		const languages = page.getByRole('banner').getByRole('navigation', { name: languagePage.navigation.languages });
		await expect(languages).toBeHidden();
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(languages.getByRole('link')).toHaveText(Object.values(languageNames));
		await expect(page.getByRole('navigation', { name: languagePage.navigation.languages })).toHaveCount(1);
		const amounts = await page.locator('.scale dd > span').all();
		const lines = await Promise.all(amounts.map((amount) => amount.evaluate(countLines)));
		expect(lines, 'lines of the amounts on the scale').toEqual(Array(6).fill(1));
		const getQuote = page.locator('article').first().getByRole('button', { name: comparisonCopy.getQuote });
		expect(await getQuote.evaluate(countLines), 'lines of a card’s button').toBe(1);
		const face = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
		const faces = await Promise.all(
			['h2', '.in-time-verdict'].map((part) =>
				main.locator(part).evaluateAll((all) => all.map((figure) => getComputedStyle(figure).fontFamily)),
			),
		);
		expect(Math.min(...faces.map(({ length }) => length)), 'of each kind').toBeGreaterThan(0);
		// In Chinese and Tamil, headings and sentences have the typeface of the text; in Malay they do not.
		expect(faces.flat().every((each) => (each === face) === (language !== 'ms'))).toBe(true);
		const prices = await main.locator('.price, .great-figure').evaluateAll((all) =>
			all.map((price) => {
				const { fontFamily, fontWeight } = getComputedStyle(price);
				return `${fontFamily.split(',')[0]} ${fontWeight}`;
			}),
		);
		expect(prices, 'the premiums, the widget’s among them, and the amount of “Is it worth it?”').toEqual(
			Array(2 * plans.length + 1).fill('Newsreader 500'),
		);

		// 360 px with letters of 130 % correspond to 277 px with letters of 100 %.
		await page.setViewportSize({ width: 277, height: 740 });
		const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
		expect(await scrollWidth()).toBe(277);
		const header = page.locator('.site-header');
		const [logo, button] = await Promise.all([0, 1].map((index) => header.getByRole('link').nth(index).boundingBox()));
		expect((button?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0), 'between logo and button').toBeGreaterThan(7);
		const sample = page.getByLabel(formCopy.labels.additionalInfo);
		expect(await sample.evaluate((box) => box.scrollHeight - box.clientHeight), 'lines cut off').toBe(0);

		const weights = await main
			.locator('h2')
			.evaluateAll((all) => all.map((figure) => getComputedStyle(figure).fontWeight));
		expect(new Set(weights).size, 'weights of headings, the widget’s among them').toBe(1);

		await page.setViewportSize({ width: 768, height: 740 });
		const word = await getQuote.evaluate((element) => {
			const range = document.createRange();
			const text = element.firstChild as Text;
			range.setStart(text, 0);
			range.setEnd(text, text.data.search(/ |$/));
			return range.getClientRects().length;
		});
		expect(word, 'lines of the first word').toBe(1);

		await page.setViewportSize({ width: 703, height: 1032 });
		await page.emulateMedia({ media: 'print' });
		expect(await scrollWidth()).toBe(703);
		const table = page.getByRole('table', { name: comparisonCopy.caption });
		await table.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top + 200));
		const [head, row] = await Promise.all(
			['thead th', 'tbody tr'].map((part) => table.locator(part).first().boundingBox()),
		);
		expect((head?.y ?? 0) + (head?.height ?? 0), 'the head above the rows').toBeLessThanOrEqual(Math.ceil(row?.y ?? 0));
	});
}

test('a script of another language does not take over prerendered words', async ({ page, request }) => {
	const { files } = await (await request.get('/widget/v1/manifest.json')).json();
	await page.route(`**${files['quote-widget.ms.js'].url}`, (route) => route.abort());
	await page.goto('/ms');
	await expect(page.getByRole('form', { name: words.ms.formCopy.title })).toBeVisible();
	await page.evaluate((src) => {
		document.head.append(Object.assign(document.createElement('script'), { src }));
	}, files['quote-widget.ta.js'].url);
	await expect(page.getByRole('form', { name: words.ta.formCopy.title })).toBeVisible();
	await expect(page.getByRole('form', { name: words.ms.formCopy.title })).toHaveCount(0);
	await expect(page.locator('quote-widget [lang]').first()).toHaveAttribute('lang', 'ta');
});

/** Angle of the dial's needle, in degrees clockwise from the top, to the hundredth, so that 360 is 0. */
async function needleTurn(page: Page): Promise<number> {
	return page.locator('.dial-needle').evaluate((needle) => {
		const { a, b } = new DOMMatrix(getComputedStyle(needle).transform);
		return (Math.round((Math.atan2(b, a) * 18_000) / Math.PI) / 100 + 360) % 360;
	});
}

/** Typical mistakes: ordinal weeks (“the 13th week” is week 12), Western punctuation in Chinese, “1 answer” with a digit. */
const typicalMistakes: Readonly<Record<Language, RegExp | undefined>> = {
	en: undefined,
	'zh-Hans':
		/第\d+(?:至第?\d+|或第?\d+)?周|\p{Script=Han}\s*[,:;?!()]|[,:;?!()]\s*\p{Script=Han}|[。，：；？！]\s(?!\|)/u,
	ms: /minggu ke-/i,
	ta: /\d+ஆம் வார|^1 பதில்/u,
};

/**
 * @returns texts with a typical mistake or untranslated English. Chinese and Tamil texts are untranslated if they have Latin words
 * other than `names` and `typed`, Malay texts if they are identical to an English text.
 */
async function mistakes(page: Page, language: Language, typed: readonly string[] = []): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const found: string[] = [];
		const visit = (node: Node) => {
			if (node instanceof Element) {
				if (node.matches('script, style, template, [lang=en]')) return;
				for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(node.getAttribute(name) ?? '');
				if (node.matches('p:not(:has(strong, br))')) found.push(node.textContent);
				if (node.shadowRoot) visit(node.shadowRoot);
			} else if (node instanceof Text) found.push(node.data);
			for (const child of node.childNodes) visit(child);
		};
		visit(document.body);
		found.push(document.title);
		return found.filter((text) => text.trim());
	});
	// These texts are the same in Malay and English.
	const shared = /^(Menu|Premium|\d+ April)$/;
	const english = new Set(language === 'ms' ? textsOf(words.en).filter((text) => !shared.test(text)) : []);
	return texts.filter((text) => {
		if (typicalMistakes[language]?.test(text)) return true;
		const latin = text.replace(/\S+@\S+|https?:\S+/g, '').split(/[^A-Za-z]+/);
		const foreign = latin.filter((word) => word.length > 1 && !names.has(word) && !typed.includes(word));
		// References of enquiries are not words.
		if (/^[0-9A-Z-]{12,}$/.test(text)) return false;
		return language === 'ms' ? foreign.length > 0 && english.has(text.trim()) : foreign.length > 0;
	});
}

function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** Runs in the page. @returns line heights of all visible texts relative to their font size, smallest first */
function leadingsOfTexts(): number[] {
	const leadings: number[] = [];
	const visit = (node: Node) => {
		if (node instanceof Element) for (const child of node.shadowRoot?.childNodes ?? []) visit(child);
		for (const child of node.childNodes) visit(child);
		if (!(node instanceof Text && node.data.trim() && node.parentElement?.checkVisibility())) return;
		// An amount alone is one line of digits, which are low in every language.
		if (/^S\$[\d,.]+$/.test(node.data.trim())) return;
		const { lineHeight, fontSize } = getComputedStyle(node.parentElement);
		leadings.push(Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 100);
	};
	visit(document.body);
	return leadings.sort();
}

/** Runs in the page. @returns number of lines of the element's text */
function countLines(element: Element): number {
	const range = document.createRange();
	range.selectNodeContents(element);
	return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Runs in the page. @returns the text before each line break */
function endsOfLines(elements: Element[]): string[] {
	const range = document.createRange();
	return elements.flatMap((element) => {
		const texts: Text[] = [];
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		return texts.flatMap((text) => {
			const tops = [...text.data].map((_, index) => {
				range.setStart(text, index);
				range.setEnd(text, index + 1);
				return range.getClientRects()[0]?.top;
			});
			return tops.flatMap((top, index) => {
				const next = tops[index + 1];
				return top && next && next > top + 8 ? [text.data.slice(0, index + 1)] : [];
			});
		});
	});
}
