/** The JSON schemas that editors check and complete the content files by; every build writes them. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentSchemas } from './content-schema.ts';

export function writeJsonSchemas(folder = 'shared/content/schemas'): void {
	mkdirSync(folder, { recursive: true });
	for (const [name, schema] of Object.entries(contentSchemas)) {
		const json = z.toJSONSchema(schema, { target: 'draft-7' });
		writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(json));
	}
}
