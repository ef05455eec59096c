/** Prints the script's size, in total and by library and folder. */

import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

export function reportSize(chunk: Rolldown.OutputChunk): void {
	const table = Object.entries(bytesByPart(chunk))
		.sort(([, one], [, other]) => other - one)
		.map(([part, bytes]) => `${String(bytes).padStart(8)}  ${part}`)
		.join('\n');
	const size = brotliCompressSync(chunk.code).length;
	console.log(`${chunk.fileName}: ${size} bytes (Brotli 11). By part, before minification:\n${table}`);
}

function bytesByPart(chunk: Rolldown.OutputChunk): Record<string, number> {
	const parts: Record<string, number> = {};
	for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
		if (!renderedLength) continue;
		const part = partOf(id);
		parts[part] = (parts[part] ?? 0) + renderedLength;
	}
	return parts;
}

/** `…/node_modules/valibot/…` → `valibot`; `…/widget/components/faq/faq.tsx` → `widget/components/faq`. */
function partOf(id: string): string {
	const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
	const [, topFolder, folder] = /\/(widget(?:\/components)?|shared)\/(?:([^/]+)\/)?/.exec(id) ?? [];
	return library ?? [topFolder ?? 'build', folder].filter(Boolean).join('/');
}
