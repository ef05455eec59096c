/** Types of `virtual:renderers/LANGUAGE`, which renders the shadow tree in a language (made by `build/languages.ts`). */

declare module 'virtual:renderers/*' {
	export const renderParts: (options: object) => string;
}
