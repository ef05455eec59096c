import { expect, test } from 'vitest';
import { brand } from '../../../shared/content/brand.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { figuresChanges } from '../../../shared/content/records/figures-editions.ts';
import { changes, renderPartnerDocument, withFigures } from '../../pages/partners/partner-documents.ts';
import { withEdition } from '../record-figures.ts';
import { textFiles } from './text-files.ts';

const files = textFiles(new Date());
const documents = (['guide', 'recipes', 'changes'] as const).map((name) => ({ name, ...renderPartnerDocument(name) }));

test('llms.txt begins as its format asks, and names every page that is listed', () => {
	const text = files['llms.txt'] ?? '';
	expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `));
	for (const path of ['/maternity', '/zh', '/partners', '/partners/guide', '/partners/changes'])
		expect(text).toContain(`](${brand.url}${path})`);
	expect(text).not.toContain('/404');
});

test.each(documents)('$name names this site, and its links stay there wherever it is served', ({ html }) => {
	expect(html).not.toContain('https://HOST');
	expect(html).not.toContain('@SCOPE');
	expect(html).not.toContain(`href="${brand.url}`);
	expect(html).toContain('href="/partners');
});

test('an address in the text breaks after a slash, and its origin stays whole', () => {
	expect(documents[0]?.html).toContain(`<code>${brand.url}/<wbr>api/<wbr>openapi.json</code>`);
});

test('the feed has an entry for every version, each with its day', () => {
	const feed = files['partners/changes.xml'] ?? '';
	expect(changes().length).toBeGreaterThan(0);
	for (const { version, date } of changes()) {
		expect(feed).toContain(`<title>${version}</title>\n<updated>${date}T`);
		expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	}
	expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/);
});

test('each change of figures has its day among the versions, once however often it was built', () => {
	const dearer = plans.map((plan) => ({ ...plan, premium: plan.premium + (plan.id === 'plan-2' ? 1 : 0) }));
	const first = withEdition([], plans, '2026-11-20');
	expect(withEdition(first, plans, '2026-11-21')).toBe(first);
	const second = withEdition(withEdition(first, plans.slice(1), '2026-11-27'), dearer, '2026-11-27');
	const third = withEdition(second, dearer.slice(1), '2026-12-01');
	const text = withFigures('# Changes\n\n## 1.1.0, 2026-11-28\n\n- Words.\n\n', figuresChanges(third));
	expect(changes(text).map(({ version, date }) => `${version} ${date}`)).toEqual([
		'Figures 2026-12-01',
		'1.1.0 2026-11-28',
		'Figures 2026-11-27',
	]);
	const [withdrawn, , changed] = changes(text);
	expect(withdrawn?.html).toContain('<code>plan-1</code> is withdrawn.');
	expect(changed?.html).toContain('<code>plan-2</code>, premium: S$408.00 becomes S$409.00.');
});
