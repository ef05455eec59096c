/** Makes the script's CSS from the whole: without what other users of the shared tokens need, with tokens worked out. */

const declaration = /(--[\w-]+):([^;}]*);?/g;

/** Longest value, in characters, that takes less room in place than behind a name. */
const short = 8;

export function trimCss(css: string): string {
	return [
		withoutRoot,
		withoutOverridden,
		inPixels,
		withValuesInPlace,
		withoutUnused,
		withPhysicalNames,
		withShortNames,
		withoutMark,
	].reduce((trimmed, step) => step(trimmed), css);
}

/** Within the shadow tree no element is the page's root. */
function withoutRoot(css: string): string {
	return css.replaceAll(':root,', '');
}

/** The shell sets some of the tokens anew, for hosts to set them. */
function withoutOverridden(css: string): string {
	const shell = /\.quote-widget\{[^}]*\}/.exec(css)?.[0] ?? '';
	const own = new Set([...shell.matchAll(declaration)].map(([, name]) => name));
	return css.replace(/\.tokens\{[^}]*\}/g, (rule) => without(rule, (name) => own.has(name)));
}

/** The widget's unit is 16 pixels on every page. */
function inPixels(css: string): string {
	return css
		.replace(/--unit:[^;}]*;/g, '')
		.replace(/calc\(var\(--unit\) \* ([\d.]+)\)/g, (_, times) => `${times * 16}px`)
		.replace(/var\(--unit\) \* ([\d.]+)/g, (_, times) => `${times * 16}px`)
		.replaceAll('var(--unit)', '16px');
}

/** Of a token that never changes, the value stands in place where that is shorter. */
function withValuesInPlace(css: string): string {
	const declared = Map.groupBy(css.matchAll(declaration), ([, name]) => name);
	return [...declared].reduce((placed, [name, [first, ...others]]) => {
		const [, , value = ''] = first ?? [];
		const use = `var(${name})`;
		const once = css.split(use).length === 2;
		return others.length === 0 && (once || value.length <= short) ? placed.replaceAll(use, value) : placed;
	}, css);
}

function withoutUnused(css: string): string {
	const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
	return without(css, (name) => !used.has(name));
}

const physical: Record<string, string> = {
	'inline-size': 'width',
	'block-size': 'height',
	'block-start': 'top',
	'block-end': 'bottom',
	'inline-start': 'left',
	'inline-end': 'right',
};

/** The shell writes from left to right and downwards on every page, and so do the shorter names. */
function withPhysicalNames(css: string): string {
	const logical = /(?<=[{;](?:(?:min|max|margin|padding|border)-)?)(?:inline|block)-(?:size|start|end)(?=:)/g;
	return css.replace(logical, (name) => physical[name] ?? name);
}

/** What the compiler of the CSS puts in the place of `light-dark()` for older browsers. */
function withShortNames(css: string): string {
	return css.replaceAll('--lightningcss-light', '--l').replaceAll('--lightningcss-dark', '--d');
}

/** Vite leaves a mark at the end. */
function withoutMark(css: string): string {
	return css.replace(/\s*\/\*\$vite\$:\d+\*\/\s*/g, '');
}

function without(css: string, unwanted: (name: string) => boolean): string {
	return css.replace(declaration, (all, name) => (unwanted(name) ? '' : all));
}
