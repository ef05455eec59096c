/** Reads the brand's colours from `shared/brand/colours.css` and inserts them in style sheets in place of `env(brand-…)`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import { type CssColor, type CustomAtRules, type TokenOrValue, transform, type Visitor } from 'lightningcss';
import { ContentError } from '../content/check-content.ts';

const root = join(import.meta.dirname, '../../..');
const names = [
	...['paper', 'band', 'ink', 'accent', 'on-accent', 'accent-more-contrast', 'clay', 'danger', 'success', 'focus'],
].map((name) => `--${name}`);

/** The first pass reads plain colours. Each of two levels of mixing needs two more: one inserts colours, one reads the mix. */
const passes = 5;

/** Style sheets that mix further colours from the brand's colours. */
const styleSheets = ['shared/tokens.css', 'site/styles/base.css'];

type Pair<Colour> = Readonly<Record<'light' | 'dark', Colour>>;
/** Light and dark colour by custom property, such as `--ink`. */
export type BrandColours = ReadonlyMap<string, Pair<CssColor>>;

/** @throws {ContentError} with one sentence for each mistake */
export function readBrandColours(css = readFileSync(join(root, 'shared/brand/colours.css'), 'utf8')): BrandColours {
	const colours = new Map<string, Pair<CssColor> | undefined>();
	const custom = ({ name, value }: { name: string; value: TokenOrValue[] }) => {
		colours.set(name, lightDark(value));
	};
	try {
		transform({ filename: 'colours.css', code: Buffer.from(css), visitor: { Declaration: { custom } } });
	} catch (error) {
		const { message, loc } = error as Error & { loc?: { line: number } };
		throw new ContentError(`colours.css, line ${loc?.line}: ${message}; correct that place.`);
	}
	const mistakes = [
		...[...colours.keys()]
			.filter((name) => !names.includes(name))
			.map((name) => `${name}: there is no such colour; correct its name, or take it out`),
		...names
			.filter((name) => !colours.get(name))
			.map((name) => `${name}: must be there, as light-dark(…, …) of two colours, each oklch(…) or #…`),
	];
	if (mistakes.length > 0) throw new ContentError(mistakes.map((mistake) => `colours.css, ${mistake}.`).join('\n'));
	return colours as BrandColours;
}

function lightDark([token]: TokenOrValue[]): Pair<CssColor> | undefined {
	if (token?.type !== 'color' || typeof token.value !== 'object' || token.value.type !== 'light-dark') return undefined;
	const { light, dark } = token.value;
	return toHex(light) && toHex(dark) ? { light, dark } : undefined;
}

/** Lightning CSS visitor: replaces `env(brand-ink)` by `light-dark()`, and `env(brand-ink-light)` by the light theme's colour. */
export function fillInColours(colours: BrandColours): Visitor<CustomAtRules> {
	return {
		EnvironmentVariable({ name }) {
			const [, asked, light] = /^brand-(.*?)(-light)?$/.exec(name.type === 'unknown' ? name.value : '') ?? [];
			const pair = colours.get(`--${asked}`);
			return pair && { type: 'color', value: light ? pair.light : { type: 'light-dark', ...pair } };
		},
	};
}

/** Hex colours by the name of the custom property, without its leading dashes. */
export type Hexes = Readonly<Record<string, string>>;

/** Computed sRGB value of every colour, for contrast checks and for formats without `oklch()`. */
export function resolveColours(brand: BrandColours, moreContrast = false): Pair<Hexes> {
	return { light: resolve(brand, 'light', moreContrast), dark: resolve(brand, 'dark', moreContrast) };
}

function resolve(brand: BrandColours, theme: 'light' | 'dark', moreContrast: boolean): Hexes {
	let css = transformed(
		styleSheets.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
		fillInColours(brand),
	);
	let known = new Map<string, CssColor>();
	for (let pass = 0; pass < passes; pass++) {
		const found = new Map<string, CssColor>();
		css = transformed(css, {
			Rule: {
				// Leaves out the styles for browsers without `light-dark()`.
				supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
				media: () => (moreContrast ? undefined : []),
			},
			Color: (colour) => (typeof colour === 'object' && colour.type === 'light-dark' ? colour[theme] : undefined),
			VariableExit({ name, fallback }) {
				const value = known.get(name.ident);
				return value ? { type: 'color', value } : (fallback ?? undefined);
			},
			DeclarationExit: {
				custom({ name, value: [token] }: { name: string; value: TokenOrValue[] }) {
					const colour = token && colourOf(token);
					if (colour) found.set(name, colour);
				},
			},
		});
		known = found;
	}
	return Object.fromEntries([...known].map(([name, colour]) => [name.slice(2), toHex(colour) ?? '']));
}

/** Colour of a token. Lightning CSS prints #ff0000 as `red`, and in a custom property parses `red` as an identifier. */
function colourOf(token: TokenOrValue): CssColor | undefined {
	if (token.type === 'color') return token.value;
	const named = token.type === 'token' && token.value.type === 'ident' ? parse(token.value.value) : undefined;
	if (named?.mode !== 'rgb') return undefined;
	return { type: 'rgb', r: named.r * 255, g: named.g * 255, b: named.b * 255, alpha: 1 };
}

function transformed(css: string, visitor: Visitor<CustomAtRules>): string {
	return transform({ filename: 'tokens.css', code: Buffer.from(css), visitor }).code.toString();
}

/** Hex value of an RGB, OKLCH or OKLab colour, clipped to sRGB. Undefined for any other colour, such as `currentColor`. */
function toHex(colour: CssColor): string | undefined {
	if (typeof colour !== 'object') return undefined;
	if (colour.type === 'rgb') return formatHex({ mode: 'rgb', r: colour.r / 255, g: colour.g / 255, b: colour.b / 255 });
	if (colour.type === 'oklch') return formatHex({ ...colour, mode: 'oklch' });
	if (colour.type === 'oklab') return formatHex({ ...colour, mode: 'oklab' });
	return undefined;
}
