/** What the widget's bytes are spent on, by part and library; over budget, the build fails. */

import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** Largest script, in bytes as sent (Brotli 11). */
export const budget = 25_000;

export function reportSize(chunk: Rolldown.OutputChunk, context: Rolldown.PluginContext): void {
	const size = brotliCompressSync(chunk.code).length;
	const table = Object.entries(bytesByPart(chunk))
		.sort(([, one], [, other]) => other - one)
		.map(([part, bytes]) => `${String(bytes).padStart(8)}  ${part}`)
		.join('\n');
	const total = `${size} of ${budget} bytes (Brotli 11)`;
	console.log(`quote-widget.js: ${total}. By part, before compression:\n${table}`);
	if (size > budget)
		context.error(
			`The widget is over its budget: ${total}. Say it in fewer words, or raise the budget in widget/build/size-budget.ts.`,
		);
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

/** `…/node_modules/valibot/…` → `valibot`; `…/widget/faq/faq.tsx` → `widget/faq`. */
function partOf(id: string): string {
	const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
	const [, room, folder] = /(widget|shared)\/(?:([^/]+)\/)?[^/]+$/.exec(id) ?? [];
	return library ?? [room ?? 'build', folder].filter(Boolean).join('/');
}
