/** End-to-end test that removed widgets leak no nodes, listeners or memory. */

import { expect, test } from '../host-test.ts';

// A trace would keep references to widgets in its snapshots (measured: 1,460 nodes of a removed widget).
test.use({ trace: 'off' });

test('after 60 mounts and unmounts, each with a tooltip open, nothing is left behind', async ({ page, host }) => {
	test.slow();
	await page.goto(host.publish({ body: `<script src="${host.script}"></script>` }));
	const cycle = (times: number, tooltips: number) =>
		page.evaluate(
			async ([times, tooltips]) => {
				for (let index = 0; index < times; index++) {
					const element = document.createElement('quote-widget');
					document.body.append(element);
					await new Promise((resolve) => setTimeout(resolve));
					if (!element.shadowRoot?.querySelector('form')) throw new Error('nothing was mounted');
					if (tooltips) element.shadowRoot.querySelector<HTMLElement>('.tooltip button')?.focus();
					if (element.shadowRoot.querySelectorAll(':popover-open').length !== tooltips) throw new Error('no tooltip');
					element.remove();
					await new Promise((resolve) => setTimeout(resolve));
				}
			},
			[times, tooltips] as const,
		);
	const client = await page.context().newCDPSession(page);
	const measure = async () => {
		for (let pass = 0; pass < 3; pass++) await client.send('HeapProfiler.collectGarbage');
		const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
		return { nodes, jsEventListeners, heap: (await client.send('Runtime.getHeapUsage')).usedSize };
	};
	await cycle(20, 0);
	const before = await measure();
	await cycle(60, 1);
	// Polls, because on a busy machine something may still reference a widget at the first check. A leak would persist.
	await expect(async () => {
		const after = await measure();
		expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
		expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(5);
		expect(after.heap - before.heap).toBeLessThan(500_000);
	}).toPass();
});
