/** The JSON schema of each content file, as text. */

import { z } from 'zod';
import { contentSchemas } from './content-schema.ts';

export function jsonSchemas(): Record<string, string> {
	const written = Object.entries(contentSchemas).map(([name, schema]) => {
		const json = z.toJSONSchema(schema, { target: 'draft-7' });
		return [name, `${JSON.stringify(json, null, '\t')}\n`];
	});
	return Object.fromEntries(written);
}
