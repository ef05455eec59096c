/** Tests of builds in one language, and of prerendering in each language. */

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { languages } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { prerenderQuoteWidget } from '../prerender.tsx';
import { wordsAlias } from './languages.ts';

test('a build in one language has its words alone', async () => {
	const { output } = (await build({
		configFile: false,
		logLevel: 'error',
		resolve: { alias: wordsAlias('ta') },
		build: { ssr: 'widget/element/hydration/render-parts.tsx', write: false },
	})) as Rolldown.RolldownOutput;
	const files = Object.keys(output[0].modules).join('\n');
	expect(files).toContain('/shared/content/words/ta/form-copy.ts');
	expect(files).not.toContain('/shared/content/words/en/');
});

test.each(languages)('the prerendered widget speaks %s', (language) => {
	const html = prerenderQuoteWidget({}, { language });
	expect(html).toContain(words[language].formCopy.consentLabel);
	expect(html).toContain(words[language].formCopy.gestationalWeekOptions[1]?.label);
});
