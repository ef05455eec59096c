/** Tests for Firefox and WebKit: a partner copies the embed code, pastes it into a bare page, and a visitor sends an enquiry. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtServer, type ServerProcess, startServerProcess } from '../../scripts/testing/start-server.ts';
import { labels, submit, toasts } from '../../shared/content/words/en/form-copy.ts';
import { listEnquiries } from '../journey/operator.ts';
import { button, control, type Engine, type EngineName, type Find } from './engine.ts';
import { skipWithout, test } from './engine-test.ts';
import { fillIn, waitFor } from './visit.ts';

const partner = 'acme-advisers';
const inWidget = "document.querySelector('quote-widget')?.shadowRoot";
const code = "document.querySelector('.embed-lines code')?.textContent";

/** Limits the frame's height, because WebKit's driver cannot click parts of a frame that is taller than the window. */
const lowFrame = '<style>iframe { max-height: 90vh }</style>';

/** What a visitor does before filling in the form, by way of embedding. The keys begin the labels of the ways on `/partners`. */
const ways: Record<string, (engine: Engine) => Promise<void>> = {
	Inline: async () => {},
	'A button': (engine) => engine.click("document.querySelector('[data-quote-widget]')" as Find),
	'A frame': async (engine) => {
		await engine.enterFrame("document.querySelector('iframe')" as Find);
		// WebKit types into a frame only after a click in the frame.
		await engine.click(control(labels.name));
	},
};

export function describePartner(engineName: EngineName): void {
	skipWithout(engineName);
	test.use({ engineName });

	test.describe('from the partner’s page to a stored enquiry', () => {
		let folder: string;
		let server: ServerProcess;
		test.beforeAll(async ({ hostSite }) => {
			folder = mkdtempSync(join(tmpdir(), 'partner-'));
			const { origin } = new URL(hostSite.publish({}));
			const partnersFile = join(folder, 'partners.json');
			writeFileSync(partnersFile, JSON.stringify([{ id: partner, name: 'Acme', origins: [origin] }]));
			server = await startServerProcess(builtServer, { DATA_DIR: folder, PARTNERS_FILE: partnersFile });
		});
		test.afterAll(async () => {
			await server?.end();
			rmSync(folder, { recursive: true, force: true });
		});

		for (const [way, openWidget] of Object.entries(ways))
			test(`${way}, in ${engineName}`, async ({ engine, hostSite }) => {
				test.slow();
				const before = await listEnquiries(folder);
				const body = await copiedLines(engine, way);
				await engine.open(hostSite.publish({ body: `${lowFrame}${body}` }));
				await openWidget(engine);
				await waitFor(engine, `${inWidget}?.querySelector('form')?.clientHeight > 0`);
				await fillIn(engine);
				await engine.click(button(submit));
				await waitFor(engine, `${inWidget}.textContent.includes(${JSON.stringify(toasts.success.title)})`);
				const after = await listEnquiries(folder);
				expect(after).toHaveLength(before.length + 1);
				expect(after[0]).toMatchObject({ name: 'Tan Mei Ling', partner });
			});

		async function copiedLines(engine: Engine, way: string): Promise<string> {
			await engine.open(`${server.url}/partners`);
			// Waits until the page's script has replaced the brand's URL in the lines by the origin of the page.
			await waitFor(engine, `${code}.includes(${JSON.stringify(server.url)})`);
			await engine.fill("document.querySelector('#partner')" as Find, partner);
			await waitFor(engine, `${code}.includes(${JSON.stringify(partner)})`);
			const label = `[...document.querySelectorAll('.choices label')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(way)}))`;
			await engine.click(label as Find);
			await waitFor(engine, `${label}.querySelector('input').checked`);
			return engine.evaluate<string>(code);
		}
	});
}
