/** Writes the JSON schemas that editors check and complete the content files by: `node scripts/content/write-schemas.ts`. */

import { writeFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas.ts';

for (const [name, schema] of Object.entries(jsonSchemas()))
	writeFileSync(`shared/content/schemas/${name}.schema.json`, schema);
