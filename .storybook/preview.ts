/** Settings of all stories: language, colour scheme, controls, events, simulated service. */

import type { ElementManifest } from '@custom-elements-manifest/analyzer/index.js';
import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { type Language, languageNames, languages } from '../shared/content/languages.ts';
import { scriptName } from '../widget/api/embed/widget-files.ts';
import { answerNames, answerWith } from '../widget/stories/simulated-service.ts';

/** Manifest that `main.ts` generates from the element's sources: its JSDoc, and tables of attributes and events. */
declare const customElementsManifest: ElementManifest;

setCustomElementsManifest(customElementsManifest);
const [{ declarations }] = customElementsManifest.modules;
const { attributes, cssProperties, cssParts, events } = declarations[0];

const argTypes = {
	...all([...cssParts, ...events, { name: 'values' }], { control: false }),
	...all(cssProperties, { control: 'text' }),
	...Object.fromEntries(attributes.flatMap(({ name, type }) => selectOf(name, type.text))),
};

function all(items: { name: string }[], argType: object) {
	return Object.fromEntries(items.map(({ name }) => [name, argType]));
}

/** Control for an attribute: a select if its type is a union of literals. */
function selectOf(name: string, type: string): [string, object][] {
	const options = Array.from(type.matchAll(/'([^']+)'/g), ([, value]) => value);
	return options.length > 0 ? [[name, { control: 'select', options }]] : [];
}

let loaded: Language | undefined;

/**
 * Registers the element: in English from the sources, in another language from that language's built script. An element can be
 * registered only once per page, so a change of language reloads the page.
 */
async function loadLanguage(language: Language): Promise<void> {
	if (loaded && loaded !== language) {
		location.reload();
		return new Promise(() => {});
	}
	loaded = language;
	if (language === 'en') await import('../widget/define.ts');
	else await import(/* @vite-ignore */ `/widget/v1/${scriptName('quote-widget', language)}`);
}

export default {
	decorators: [
		withActions,
		(story, { globals }) => {
			answerWith(globals.answer);
			document.documentElement.style.colorScheme = globals.page;
			return story();
		},
	],
	argTypes,
	parameters: {
		actions: { handles: events.map(({ name }) => name) },
		a11y: { test: 'error' },
		viewport: { options: MINIMAL_VIEWPORTS },
	},
	globalTypes: {
		language: {
			toolbar: {
				title: 'Language',
				icon: 'globe',
				items: languages.map((value) => ({ value, title: languageNames[value] })),
			},
		},
		page: {
			toolbar: { title: 'Page', icon: 'contrast', items: ['light', 'dark', 'light dark'], dynamicTitle: true },
		},
		answer: { toolbar: { title: 'Answer', icon: 'transfer', items: answerNames, dynamicTitle: true } },
	},
	initialGlobals: { language: 'en', page: 'light dark', answer: '201 stored' },
	loaders: [({ globals }) => loadLanguage(globals.language)],
	beforeEach() {
		document.documentElement.dataset.story = 'running';
		sessionStorage.clear();
	},
	/** Marks the story as finished, because tests and screenshots wait for this attribute. */
	afterEach() {
		document.documentElement.dataset.story = 'finished';
	},
} satisfies Preview;
