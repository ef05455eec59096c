/** @vitest-environment node */
/** Words of another language in the place of the English ones. */

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { widgetConfig } from '../../vite.widget.config.ts';
import { languageWords } from './language-words.ts';

async function bundledFiles(plugin: ReturnType<typeof languageWords>, input: string): Promise<string[]> {
	const { output } = (await build({
		configFile: false,
		logLevel: 'error',
		plugins: [plugin],
		resolve: widgetConfig('en').resolve ?? {},
		build: { ssr: input, write: false },
	})) as Rolldown.RolldownOutput;
	return Object.keys(output[0].modules).map((id) => id.replace(process.cwd(), ''));
}

test('a build in one language has its words alone', async () => {
	const files = await bundledFiles(languageWords('ta'), 'widget/render-parts.tsx');
	expect(files).toContain('/shared/content/ta/form-copy.ts');
	expect(files.filter((file) => file.includes('/content/en/'))).toEqual([]);
});

test('a module asked for in a language is a copy with its words, beside the English one', async () => {
	const files = await bundledFiles(languageWords('en'), 'widget/prerender.tsx');
	for (const language of ['en', 'zh-Hans', 'ms', 'ta'])
		expect(files).toContain(`/shared/content/${language}/form-copy.ts`);
	for (const module of ['/widget/quote-form/quote-form.tsx', '/shared/enquiry/enquiry-schema.ts'])
		expect(files.filter((file) => file.startsWith(module))).toEqual([
			module,
			...['ms', 'ta', 'zh-Hans'].map((language) => `${module}?language=${language}`),
		]);
});
