/** The JSON schemas that editors check and complete the content files by. `node scripts/build/content/json-schemas.ts` writes them. */

import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { contentSchemas } from './content-schema.ts';

/** As text, by the name of the content file. */
export function jsonSchemas(): Record<string, string> {
	const written = Object.entries(contentSchemas).map(([name, schema]) => {
		const json = z.toJSONSchema(schema, { target: 'draft-7' });
		return [name, `${JSON.stringify(json, null, '\t')}\n`];
	});
	return Object.fromEntries(written);
}

if (import.meta.main)
	for (const [name, schema] of Object.entries(jsonSchemas()))
		writeFileSync(`shared/content/schemas/${name}.schema.json`, schema);
