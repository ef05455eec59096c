/** Finds the texts in a source file, and replaces a text. A text's key is a path of names: `messages.name`, `faq.twins.2`. */

import { parseAst } from 'vite';

export interface Text {
	/** Path of names, joined by dots. A second text with the same path is `name#2`. */
	key: string;
	/** The text, with placeholders as in the source: `${limits.additionalInfoMaximum}`. */
	text: string;
	start: number;
	end: number;
}

/** Subset of an ESTree node. */
interface Node {
	type: string;
	start: number;
	end: number;
	value?: unknown;
	[child: string]: unknown;
}

/** Names of properties whose values are identifiers rather than texts. */
const identifiers = new Set(['id', 'key', 'value', 'version']);

export function readTexts(source: string): Text[] {
	const counts = new Map<string, number>();
	return [...textsIn(parseAst(source, { lang: 'ts' }) as unknown as Node, '')].map(({ name, node }) => {
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		const { start, end } = node;
		const text = node.type === 'Literal' ? `${node.value}` : source.slice(start + 1, end - 1).replaceAll('\\`', '`');
		return { key: count > 1 ? `${name}#${count}` : name, text, start, end };
	});
}

function* textsIn(node: Node, name: string): Generator<{ name: string; node: Node }> {
	if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')) {
		yield { name, node };
	} else if (!hasNoWords(node)) {
		for (const child of childrenOf(node)) yield* textsIn(child, [name, nameOf(child, node)].filter(Boolean).join('.'));
	}
}

/** True for nodes without texts: properties with identifiers, imports, re-exports, binary expressions and types. */
function hasNoWords({ type, key }: Node): boolean {
	if (type === 'Property') return identifiers.has(labelOf(key as Node));
	if (/^(ImportDeclaration|BinaryExpression|Export(All|Specifier).*)$/.test(type)) return true;
	return type.startsWith('TS') && !/^TS(As|Satisfies)Expression$/.test(type);
}

/** Child nodes that may contain texts. Keys, conditions, property lookups and literal arguments are skipped. */
function childrenOf(node: Node): Node[] {
	return Object.entries(node)
		.filter(([role]) => !/^(key|test|property)$/.test(role))
		.flatMap(([role, child]) =>
			role === 'arguments' ? (child as Node[]).filter(({ type }) => type !== 'Literal') : child,
		)
		.filter((child): child is Node => typeof (child as Node | null)?.type === 'string');
}

/** The segment that a child adds to the path: the name of a variable, function or property, or the number in a list. */
function nameOf(child: Node, parent: Node): string {
	if (parent.type === 'ArrayExpression') return `${(parent.elements as Node[]).indexOf(child) + 1}`;
	if (child.type === 'Property') return labelOf(child.key as Node);
	return /^(VariableDeclarator|FunctionDeclaration)$/.test(child.type) ? labelOf(child.id as Node) : '';
}

function labelOf(node: Node): string {
	return `${node.name ?? node.value ?? ''}`;
}

export function replaceText(source: string, { start, end }: Text, text: string): string {
	const literal = source[start] === '`' ? `\`${text.replaceAll('`', '\\`')}\`` : quoted(text);
	return source.slice(0, start) + literal + source.slice(end);
}

/** Placeholders of a text, sorted. A translation must have the same ones. */
export function placeholders(text: string): string[] {
	return (text.match(/\$\{[^}]*\}/g) ?? []).toSorted();
}

function quoted(text: string): string {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
