/**
 * What the widget never asks of its libraries, by the library's file. A text stands for an expression that is
 * `undefined` in the widget; a pair says what takes the text's place. `leave-out.ts` puts them in, and the minifier
 * drops what then cannot run. Every entry must still be in the library, or the build fails: a new version is read anew.
 */

import { preactVersion, unusedInPreact } from './unused-in-preact.ts';
import { unusedInValibot, valibotVersion } from './unused-in-valibot.ts';

export type Change = string | readonly [text: string | RegExp, instead: string];

export interface UnusedFeature {
	readonly feature: string;
	readonly changes: Readonly<Record<string, readonly Change[]>>;
}

export const unusedFeatures: readonly UnusedFeature[] = [...unusedInPreact, ...unusedInValibot];

/** The versions that the lists were read for. */
export const readFor = { preact: preactVersion, valibot: valibotVersion } as const;
