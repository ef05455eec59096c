/** What the widget never asks of valibot. */

import type { UnusedFeature } from './unused-features.ts';

/** What the list was read for. Whoever takes a newer one looks for what it has added in the words of the list. */
export const valibotVersion = '1.5.0';

export const unusedInValibot: readonly UnusedFeature[] = [
	{
		feature: 'values of another type than asked for: a form has texts, and a list of what is ticked',
		changes: {
			'valibot/dist/index.mjs': [
				[
					'if (typeof dataset.value === "string") dataset.typed = true;\n\t\t\telse _addIssue(this, "type", dataset, config$1);',
					'',
				],
				['Array.isArray(input)', 'true'],
			],
		},
	},
	{
		feature: 'issues in English or in other languages, with what was expected and received',
		changes: {
			'valibot/dist/index.mjs': [
				[
					// biome-ignore lint/suspicious/noTemplateCurlyInString: the library's own text.
					'`Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`',
					'context.message',
				],
				[
					'if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;',
					'',
				],
				'/* @__PURE__ */ _stringify(input)',
				['\t\tinput,\n\t\texpected,\n\t\treceived,\n', ''],
				['\t\tissues: other?.issues,\n\t\tlang: config$1.lang,\n', ''],
			],
		},
	},
	{
		feature: 'schemas that describe themselves or speak Standard Schema, validation that stops at the first wrong item',
		changes: {
			'valibot/dist/index.mjs': [
				[/^\t+(expects|reference|async): .*,\n/gm, ''],
				['return _standardSchema({', 'return ({'],
				'/* @__PURE__ */ getGlobalConfig(config$1)',
				'config$1.abortEarly',
				['item.kind !== "metadata"', 'true'],
				['/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)', 'dataset.value === literal_'],
				['...pipe$1[0],\n\t\tpipe: pipe$1,\n', ''],
				[/\bthis\.(requirement|options|item|operation)\b/g, '$1'],
				[/^\t+(requirement|options|item|operation|literal: literal_),\n/gm, ''],
			],
		},
	},
	{
		feature: 'what follows a first issue, and issues that say which rule was broken by what, and where',
		changes: {
			'valibot/dist/index.mjs': [
				['if (dataset.issues) dataset.issues.push(issue);\n\telse dataset.issues =', 'dataset.issues ??='],
				[/for \(const issue of itemDataset\.issues\) \{[\s\S]*?\n\t+\}\n(?=\t+if \(!dataset)/g, ''],
				['\t\tkind: context.kind,\n\t\ttype: context.type,\n', ''],
				['\t\trequirement: context.requirement,\n\t\tpath: other?.path,\n', ''],
				[/\t\tabortEarly: [\w$.]+,\n\t\tabortPipeEarly: [\w$.]+\n/g, ''],
				[/, \{ received: .* \}\)/g, ')'],
				[/^\t+type: "\w+",\n/gm, ''],
				['config$1.abortPipeEarly', 'true'],
				['(item.kind === "schema" || item.kind === "transformation")', 'false'],
				['dataset.typed && ', ''],
				[/dataset\.typed = (true|false)/g, 'undefined'],
				[/^\t+kind: "(schema|validation|transformation)",\n/gm, ''],
				'context.kind === "schema"',
				['\t\ttyped: dataset.typed,\n', ''],
			],
		},
	},
];
