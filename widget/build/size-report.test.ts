import type { Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { reportSize } from './size-report.ts';

test('breaks the bytes down by library and part, largest first', () => {
	const log = vi.spyOn(console, 'log').mockImplementation(() => {});
	const modules = {
		'/x/node_modules/preact/dist/preact.mjs': { renderedLength: 200 },
		'/x/node_modules/preact/hooks/dist/hooks.mjs': { renderedLength: 100 },
		'/x/widget/components/faq/faq.tsx': { renderedLength: 50 },
		'/x/widget/define.ts': { renderedLength: 7 },
		'/x/widget/components/faq/faq.css': { renderedLength: 0 },
	};
	reportSize({ fileName: 'quote-widget.js', code: 'small', modules } as never as Rolldown.OutputChunk);
	const [title, ...lines] = `${log.mock.calls[0]?.[0]}`.split('\n');
	expect(title).toMatch(/^quote-widget\.js: \d+ bytes/);
	expect(lines.map((line) => line.trim())).toEqual(['300  preact', '50  widget/components/faq', '7  widget']);
});
