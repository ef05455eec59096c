/** The landing page. */

import { expect, test } from '@playwright/test';
import { brand, claims } from '../../shared/content/brand.ts';
import { formIn } from '../visitor.ts';

test.beforeEach(async ({ page }) => {
	await page.goto('/');
});

// Clauses: spec 2.2
test('the landing header stays in sight and leads to the four sections and to a quote', async ({ page }) => {
	const header = page.getByRole('banner');
	await expect(header.getByRole('link', { name: brand.name })).toBeVisible();
	for (const [label, id] of [
		['Home', 'home'],
		['Services', 'services'],
		['About', 'about'],
		['Contact', 'contact'],
	] as const) {
		const link = header.getByRole('link', { name: label, exact: true });
		await expect(link).toHaveAttribute('href', `#${id}`);
		await link.click();
		await expect(page.locator(`#${id}`)).toBeInViewport();
		await expect(header).toBeInViewport({ ratio: 1 });
	}
	await expect(header.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/maternity#quote');
});

// Clauses: spec 1.2 2.3
test('the landing hero offers a free quote and the comparison, and states its claims', async ({ page }) => {
	const hero = page.locator('#home');
	await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(hero.getByRole('link', { name: 'maternity insurance' })).toHaveAttribute('href', '/maternity');
	await expect(hero.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/maternity#quote');
	await expect(page.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute('href', '/maternity#compare');
	for (const { value, label } of [claims.happyCustomers, claims.rating, claims.since])
		await expect(hero.getByText(`${value} ${label}`)).toBeVisible();
});

// Clauses: spec 1.1 2.4
test('three services are described, and Get Coverage leads to the maternity page', async ({ page }) => {
	const services = page.getByRole('region', { name: 'Our Services' });
	await expect(services.getByRole('article')).toHaveCount(3);
	for (const words of [
		'Insurance Comparison',
		'Multiple providers',
		'Instant quote matching',
		'The comparison is instant; the quote itself comes from an adviser within 24 hours.',
		'Budget-friendly options',
		'Wealth Building',
		'Savings plans',
		'Retirement annuities',
		'Investment-linked policies',
		'Lifetime income products',
		'Maternity Insurance',
		'Comprehensive coverage',
		'Pre- and post-natal care',
	])
		await expect(services).toContainText(words);
	await services.getByRole('link', { name: 'Get Coverage' }).click();
	await expect(page).toHaveURL('/maternity');
});

// Clauses: spec 2.5
test('four reasons say why to choose us, and how we are paid stands beside them', async ({ page }) => {
	const reasons = page.getByRole('region', { name: `Why Choose ${brand.name}` });
	for (const reason of ['Free Comparisons', 'Expert Guidance', 'Trusted Partners', '5-Star Service'])
		await expect(reasons.getByRole('heading', { name: reason })).toBeVisible();
	await expect(reasons.getByRole('complementary', { name: 'How we are paid' })).toContainText(
		'does not change your premium',
	);
});

// Clauses: spec 2.6 7.1
test('the call to action leads to the form and to an expert’s phone', async ({ page }) => {
	const call = page.getByRole('region', { name: 'Ready to Get Protected' });
	await expect(call.getByRole('link', { name: 'Get Free Quote Now' })).toHaveAttribute('href', '/maternity#quote');
	await expect(call.getByRole('link', { name: 'Speak to an Expert' })).toHaveAttribute('href', brand.phoneHref);
});

// Clauses: spec 1.4 2.7 9.9, wcag 2.4.5 3.2.3 3.2.6
test('the footer gives contact details, disclaimers and the way to the terms and the privacy policy', async ({
	page,
}) => {
	const footer = page.getByRole('contentinfo');
	await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', brand.phoneHref);
	await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
	await expect(footer).toContainText(brand.address.street);
	for (const words of [
		'not financial advice',
		'do not guarantee that it is accurate',
		'Premiums may change',
		'licensed adviser',
	])
		await expect(footer).toContainText(words);
	for (const path of ['/terms', '/privacy']) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
});

// Clauses: spec 2.2, wcag 3.2.4
test('Get Quote in the landing header ends at the form', async ({ page }) => {
	await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
	await expect(page).toHaveURL('/maternity#quote');
	await expect(formIn(page)).toBeInViewport();
});

test('on paper there is no invitation whose buttons are left out', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Get Free Quote Now' })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Ready to Get Protected?' })).toBeHidden();
});
