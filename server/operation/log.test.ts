/** Everything a running service and its command line write down, searched for what a person said. */

import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry.ts';
import { postEnquiry, startService } from '../testing/service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

test('no log line holds personal data, however the request ends', async () => {
	const folder = temporaryFolder();
	const service = await startService({ DATA_DIR: folder, LOG_LEVEL: 'trace', RATE_LIMIT_PER_MINUTE: '10' });
	const enquiry = sampleEnquiry({ additionalInfo: 'Quagga', page: 'https://quagga.example/?name=quagga' });
	const key = randomUUID();
	const answers = [
		await postEnquiry(service.url, enquiry, key),
		await postEnquiry(service.url, { ...enquiry, name: 'Quagga' }, key),
		await postEnquiry(service.url, { ...enquiry, email: 'quagga' }),
		await postEnquiry(service.url, { ...enquiry, additionalInfo: 'quagga'.repeat(4000) }),
		await fetch(`${service.url}/api/enquiries?email=quagga@quagga.example`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: '{"name": "Quagga',
		}),
		await fetch(`${service.url}/quagga?email=quagga@quagga.example`),
	];
	for (let count = 0; count < 10; count++) answers.push(await postEnquiry(service.url, enquiry));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409, 422, 413, 400, 404, 429]));
	expect(await service.end()).toBe(0);
	expect(service.log()).toContain('closed');
	expect(service.log()).not.toMatch(/quagga|mei@|Mei Ling|8123|127\.0\.0\.1:\d+.*POST/i);
	rmSync(folder, { recursive: true });
});
