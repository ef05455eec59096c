/** Builds a Custom Elements Manifest from the element's JSDoc and the tables of attributes and events, for Storybook and tests. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	create,
	type ElementManifest,
	type Plugin,
	type Syntax,
	ts,
} from '@custom-elements-manifest/analyzer/index.js';
import { planIds } from '../../shared/content/plans/plans.ts';

const folder = join(import.meta.dirname, '..');
const sources = ['element/quote-widget-element.tsx', 'api/options.ts', 'api/events.ts'];
/** Module name of all sources in the manifest, because one script of the package contains them. */
const published = 'quote-widget.js';
/** Values of the named types, for completion in editors and controls in Storybook. */
const literals: Record<string, readonly string[]> = { PlanId: planIds, Theme: ['light', 'dark', 'auto'] };

export function elementManifest(): ElementManifest {
	const modules = sources.map((file) => {
		const text = readFileSync(join(folder, file), 'utf8');
		return ts.createSourceFile(published, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
	});
	return create({ modules, plugins: [readTables()] });
}

/** Adds the attributes and events from their tables, because the analyzer reads only the class. */
function readTables(): Plugin {
	const tables: Record<string, Syntax[]> = {};
	return {
		name: 'tables',
		analyzePhase({ node }) {
			const entries = ts.isVariableDeclaration(node) && node.initializer?.properties;
			if (entries) tables[`${node.name?.text}`] = entries;
		},
		packageLinkPhase({ customElementsManifest }) {
			const [module] = customElementsManifest.modules;
			customElementsManifest.modules = [module];
			const [element] = module.declarations;
			const attributes = tables.attributes?.map(describe) ?? [];
			element.superclass = { name: 'HTMLElement' };
			element.events = tables.details?.map(describe).map((event) => ({ ...event, type: asEvent(event.type) })) ?? [];
			element.attributes = attributes.map((attribute) => ({ ...attribute, fieldName: attribute.name }));
			element.members = [
				...attributes.map((field) => ({ ...field, kind: 'field', attribute: field.name, reflects: true })),
				...element.members.filter(({ privacy }) => privacy !== 'private'),
			];
		},
	};
}

function describe(entry: Syntax) {
	const { name, initializer: value } = entry;
	const type = value?.type?.getText() ?? 'string';
	const [comment] = ts.getJSDocCommentsAndTags(entry);
	return {
		name: `${name?.text}`,
		description: `${ts.getTextOfJSDocComment(comment?.comment)}`,
		type: { text: literals[type]?.map((value) => `'${value}'`).join(' | ') ?? type },
	};
}

function asEvent({ text }: { text: string }) {
	return { text: `CustomEvent<${text}>` };
}
