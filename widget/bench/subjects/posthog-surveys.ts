/** One survey page of `posthog-js`: a single text question, no plans, no other questions. */

import { renderSurveysPreview } from 'posthog-js/dist/surveys-preview.js';

type Preview = Parameters<typeof renderSurveysPreview>[0];

const survey = {
	id: 'bench',
	name: 'Get your free quote',
	type: 'popover',
	appearance: {},
	questions: [{ type: 'open', question: 'Name', id: 'name' }],
} as unknown as Preview['survey'];

window.mount = () => {
	const parentElement = document.body.appendChild(document.createElement('div'));
	renderSurveysPreview({ survey, parentElement, previewPageIndex: 0 });
	return {
		field: parentElement.querySelector('textarea') as HTMLElement,
		unmount: () => parentElement.remove(),
	};
};
