/** A module with the words of another language (`build/language-words.ts`). */

declare module '*/render-parts.tsx?language=zh-Hans' {
	export const renderParts: (options: object) => string;
}
declare module '*/render-parts.tsx?language=ms' {
	export const renderParts: (options: object) => string;
}
declare module '*/render-parts.tsx?language=ta' {
	export const renderParts: (options: object) => string;
}
