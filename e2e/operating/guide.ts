/** The operator's guides, followed word by word: their commands, by the heading that they stand under. */

import { readFileSync } from 'node:fs';

/** The shell commands of a section, in its order. */
export function guideCommands(file: 'install' | 'daily' | 'incident', heading: string): string[] {
	const guide = readFileSync(`docs/operating/${file}.md`, 'utf8');
	const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
	const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
	if (blocks.length === 0) throw new Error(`docs/operating/${file}.md has no commands under "${heading}".`);
	return blocks;
}
