/** Stops a page's clock: no millisecond passes but those that the test lets pass, however slow the machine is. */

import type { Page } from '@playwright/test';

/** Call it once the page is hydrated, which takes timers. `page.clock.runFor` then lets time pass. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	// A clock is stopped in its future only, and it has gone on since this line.
	await page.clock.pauseAt(Date.now() + 3_600_000);
}
