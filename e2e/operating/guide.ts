/** Code blocks of the operator's guides by heading, for tests that run them. */

import { readFileSync } from 'node:fs';

const files = ['install', 'other-set-ups', 'daily', 'incident', 'privacy'] as const;
type File = (typeof files)[number];

const usedBlocks = new Set<string>();

/** Shell blocks of a section, in order. Marks them as used for `unusedCommands`. @throws if there is none */
export function guideCommands(file: File, heading: string): string[] {
	const blocks = guideBlocks(file, heading, 'sh');
	for (const block of blocks) usedBlocks.add(block);
	return blocks;
}

/** File and heading of each shell block that no test has used. */
export function unusedCommands(): string[] {
	return files.flatMap((file) =>
		sections(file).flatMap((section) => {
			const heading = section.slice(0, section.indexOf('\n'));
			const unused = blocksOf(section, 'sh').filter((block) => !usedBlocks.has(block));
			return unused.map(() => `${file}: ${heading}`);
		}),
	);
}

export function guideBlocks(file: File, heading: string, language: string): string[] {
	const blocks = blocksOf(sections(file).find((text) => text.startsWith(`${heading}\n`)) ?? '', language);
	if (blocks.length === 0) throw new Error(`docs/operating/${file}.md has no block of ${language} under "${heading}".`);
	return blocks;
}

function sections(file: File): string[] {
	return readFileSync(`docs/operating/${file}.md`, 'utf8').split(/^#+ /m);
}

function blocksOf(section: string, language: string): string[] {
	const blocks = section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'));
	return [...blocks].map(([, text = '']) => text);
}
