/** What the script carries of the content. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentWordings, currentConsent } from '../../shared/content/consent.ts';
import { contentAsData } from './content-as-data.ts';

test('the current consent wording stands by itself: those before it are left out, as nothing else names them', async () => {
	const load = contentAsData().load as unknown as (id: string) => Promise<string>;
	const lines = (await load(join(import.meta.dirname, '../../shared/content/consent.ts'))).split('\n');
	expect(lines).toContain(`export const currentConsent = ${JSON.stringify(currentConsent)};`);
	expect(lines).toContain(`export const consentWordings = ${JSON.stringify(consentWordings)};`);
});
