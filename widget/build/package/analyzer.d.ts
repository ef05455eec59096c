/** Types for the parts of the analyzer that we use and it does not type; TypeScript 7 exports none for a syntax tree. */

declare module '@custom-elements-manifest/analyzer/index.js' {
	import type { Package } from 'custom-elements-manifest';

	export interface Syntax {
		getText(): string;
		text: string;
		name?: Syntax;
		type?: Syntax;
		initializer?: Syntax;
		properties?: Syntax[];
	}
	export interface Plugin {
		name: string;
		analyzePhase?(phase: { node: Syntax }): void;
		packageLinkPhase?(phase: { customElementsManifest: Package }): void;
	}
	export function create(input: { modules: Syntax[]; plugins: Plugin[] }): Package;
	export const ts: {
		ScriptTarget: { ESNext: number };
		ScriptKind: { TSX: number };
		createSourceFile(name: string, text: string, target: number, setParents: boolean, kind: number): Syntax;
		isVariableDeclaration(node: Syntax): boolean;
		getJSDocCommentsAndTags(node: Syntax): { comment?: string }[];
		getTextOfJSDocComment(comment?: string): string | undefined;
	};
}
