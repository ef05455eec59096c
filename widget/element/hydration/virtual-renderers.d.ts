/** The shadow tree's root element as HTML in one language (`build/languages.ts`). */

declare module 'virtual:renderers/*' {
	export const renderParts: (options: object) => string;
}
