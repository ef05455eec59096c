/** What editors read of the package: the Custom Elements Manifest, web-types for JetBrains, custom data for VS Code. */

import { widgetVersion as version } from '../../shared/built-widget.ts';
import { attributes, cssParts, cssProperties, type Described, events, members } from './element-description.ts';

const tag = 'quote-widget';
const className = 'QuoteWidgetElement';
const module = 'quote-widget.js';
const description = 'A comparison of maternity insurance plans in Singapore with an enquiry form and an FAQ.';

export const editorFiles: Record<string, object> = {
	'custom-elements.json': customElementsManifest(),
	'web-types.json': webTypes(),
	'vscode.html-custom-data.json': vscodeData(),
};

/** https://github.com/webcomponents/custom-elements-manifest */
function customElementsManifest() {
	const declaration = {
		kind: 'class',
		customElement: true,
		name: className,
		tagName: tag,
		description,
		superclass: { name: 'HTMLElement' },
		attributes: attributes.map(({ name, description, type, default: value }) => ({
			name,
			fieldName: name,
			description,
			type: { text: type },
			default: value,
		})),
		members: [
			...attributes.map(({ name, description, type }) => ({
				kind: 'field',
				name,
				description,
				type: { text: type === 'boolean' ? type : `${type} | null` },
				reflects: true,
				attribute: name,
			})),
			...members.map(({ name, description, isMethod }) => ({
				kind: isMethod ? 'method' : 'field',
				name,
				description,
				...(!isMethod && { readonly: true }),
			})),
		],
		events: events.map(({ name, description, type }) => ({ name, description, type: { text: type } })),
		cssProperties: cssProperties.map(({ name, description }) => ({ name, description })),
		cssParts: cssParts.map(({ name, description }) => ({ name, description })),
		slots: [],
	};
	return {
		schemaVersion: '1.0.0',
		modules: [
			{
				kind: 'javascript-module',
				path: module,
				declarations: [declaration],
				exports: [
					{ kind: 'js', name: className, declaration: { name: className, module } },
					{ kind: 'custom-element-definition', name: tag, declaration: { name: className, module } },
				],
			},
		],
	};
}

/** https://github.com/JetBrains/web-types */
function webTypes() {
	const element = {
		name: tag,
		description,
		attributes: attributes.map(({ name, description, type, values, default: value }) => ({
			name,
			description,
			default: value,
			value: type === 'boolean' ? { kind: 'no-value' } : { kind: 'plain', type: values ? quoted(values) : 'string' },
		})),
		js: {
			properties: attributes.map(({ name, description, type }) => ({ name, description, value: { type } })),
			events: named(events),
		},
		css: { properties: named(cssProperties), parts: named(cssParts) },
	};
	return {
		$schema: 'https://json.schemastore.org/web-types',
		name: tag,
		version,
		'description-markup': 'markdown',
		contributions: { html: { elements: [element] } },
	};
}

/** https://github.com/microsoft/vscode-custom-data */
function vscodeData() {
	return {
		version: 1.1,
		tags: [
			{
				name: tag,
				description,
				attributes: attributes.map(({ name, description, type, values }) => ({
					name,
					description,
					...(type === 'boolean' && { valueSet: 'v' }),
					...(values && { values: values.map((value) => ({ name: value })) }),
				})),
			},
		],
	};
}

function named(all: readonly Described[]) {
	return all.map(({ name, description }) => ({ name, description }));
}

function quoted(values: readonly string[]): string {
	return values.map((value) => `"${value}"`).join(' | ');
}
