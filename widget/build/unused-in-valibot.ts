/** What the widget never asks of valibot. */

import type { UnusedFeature } from './unused-features.ts';

/** What the list was read for. Whoever takes a newer one looks for what it has added in the words of the list. */
export const valibotVersion = '1.5.0';

export const unusedInValibot: readonly UnusedFeature[] = [
	{
		feature: 'values of another type than asked for: the form has texts, and a list of what it has itself to tick',
		changes: {
			'valibot/dist/index.mjs': [
				['if (typeof dataset.value === "string") dataset.typed = true;\n\t\t\telse _addIssue', 'if (false) _addIssue'],
				[
					/const input = dataset\.value;\n\t+if \(Array\.isArray\(input\)\) \{[\s\S]*?\} else _addIssue/g,
					'if (false) _addIssue',
				],
			],
		},
	},
	{
		feature: 'issues in English or in other languages, that say which rule was broken by what and where, after a first',
		changes: {
			'valibot/dist/index.mjs': [
				[
					/function _addIssue\(context, .*\{[\s\S]*?\n\}/g,
					'function _addIssue(context, dataset) {\n\tdataset.issues ??= [{ message: context.message }];\n}',
				],
				[/_addIssue\(this, "\w+", dataset, config\$1(, \{.*\})?\)/g, '_addIssue(this, dataset)'],
			],
		},
	},
	{
		feature: 'schemas and rules that describe themselves or speak Standard Schema',
		changes: {
			'valibot/dist/index.mjs': [
				['return _standardSchema({', 'return ({'],
				['...pipe$1[0],\n\t\tpipe: pipe$1,\n', ''],
				[/^\t+(kind|type|expects|reference|async): .*,\n/gm, ''],
				[/^\t+(requirement|options|item|operation|literal: literal_),\n/gm, ''],
				[/\bthis\.(requirement|options|item|operation)\b/g, '$1'],
				['/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)', 'dataset.value === literal_'],
			],
		},
	},
	{
		feature:
			'validation by a configuration, that goes on after an issue, and gives its data back as well as changing them',
		changes: {
			'valibot/dist/index.mjs': [
				['if (item.kind !== "metadata")', ''],
				[/if \(dataset\.issues && \(item\.kind === "schema" \|\| .*\{[\s\S]*?break;\n\t+\}/g, ''],
				[' || !config$1.abortEarly && !config$1.abortPipeEarly', ''],
				['dataset = item["~run"](dataset, config$1)', 'item["~run"](dataset)'],
				[/const dataset = schema\["~run"\]\((.*?), .*\);/g, 'const dataset = $1;\n\tschema["~run"](dataset);'],
				['\t\ttyped: dataset.typed,\n\t\tsuccess: !dataset.issues,\n', ''],
				['dataset.typed && ', ''],
				[/dataset\.typed = (true|false)/g, 'undefined'],
				['"~run"(dataset, config$1)', '"~run"(dataset)'],
				[/\n\t+return dataset;/g, ''],
			],
		},
	},
];
