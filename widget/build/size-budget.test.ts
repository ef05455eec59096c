/** The report on the bytes of the bundle, and its budget. */

import { randomBytes } from 'node:crypto';
import type { Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { budget, reportSize } from './size-budget.ts';

function report(code: string) {
	const log = vi.spyOn(console, 'log').mockImplementation(() => {});
	const modules = {
		'/x/node_modules/preact/dist/preact.mjs': { renderedLength: 200 },
		'/x/node_modules/preact/hooks/dist/hooks.mjs': { renderedLength: 100 },
		'/x/widget/faq/faq.tsx': { renderedLength: 50 },
		'/x/widget/define.ts': { renderedLength: 7 },
		'/x/widget/faq/faq.css': { renderedLength: 0 },
	};
	const error = vi.fn();
	reportSize({ code, modules } as never as Rolldown.OutputChunk, { error } as never as Rolldown.PluginContext);
	return { error, lines: `${log.mock.calls[0]?.[0]}`.split('\n').slice(1) };
}

test('breaks the bytes down by library and part, largest first', () => {
	const { error, lines } = report('small');
	expect(lines.map((line) => line.trim())).toEqual(['300  preact', '50  widget/faq', '7  widget']);
	expect(error).not.toHaveBeenCalled();
});

test('fails the build over budget', () => {
	const { error } = report(randomBytes(budget).toString('base64'));
	expect(error).toHaveBeenCalledWith(expect.stringContaining('over its budget'));
});
