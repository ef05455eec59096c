/** Stops a page's clock, so that timers run only when a test advances it, even on a slow machine. */

import type { Page } from '@playwright/test';

/** Must be called after hydration, because hydration needs timers. `page.clock.runFor` then advances the clock. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	// Pauses an hour ahead, because the clock still runs and can be paused only at a future time.
	await page.clock.pauseAt(Date.now() + 3_600_000);
}
