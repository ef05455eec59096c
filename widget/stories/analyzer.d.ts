/**
 * Types of the Custom Elements Manifest analyzer, which ships none. Includes types of its syntax trees, because TypeScript 7 does
 * not export any.
 */

declare module '@custom-elements-manifest/analyzer/index.js' {
	interface Described {
		name: string;
		description: string;
		type: { text: string };
	}

	interface ElementDeclaration {
		superclass: { name: string };
		attributes: (Described & { fieldName: string })[];
		events: Described[];
		members: { kind: string; name: string; privacy?: string }[];
		cssProperties: Described[];
		cssParts: Described[];
	}

	/** The parts of a Custom Elements Manifest that Storybook and the tests read. */
	export interface ElementManifest {
		modules: [{ declarations: [ElementDeclaration] }];
	}

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
		packageLinkPhase?(phase: { customElementsManifest: ElementManifest }): void;
	}
	export function create(input: { modules: Syntax[]; plugins: Plugin[] }): ElementManifest;
	export const ts: {
		ScriptTarget: { ESNext: number };
		ScriptKind: { TSX: number };
		createSourceFile(name: string, text: string, target: number, setParents: boolean, kind: number): Syntax;
		isVariableDeclaration(node: Syntax): boolean;
		getJSDocCommentsAndTags(node: Syntax): { comment?: string }[];
		getTextOfJSDocComment(comment?: string): string | undefined;
	};
}
