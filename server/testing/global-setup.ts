/** Once for all tests of a project: the built server, which starts in half the time, and a PostgreSQL that they share. */

import type { TestProject } from 'vitest/node';
import { buildWhenStale } from '../../scripts/setup/build.mjs';
import { startTestPostgres } from './stores/postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where it listens; null where this machine has none. */
		postgresUrl: string | null;
	}
}

export async function setup({ provide }: TestProject) {
	await buildWhenStale(['server'], { orEarlier: false });
	const postgres = await startTestPostgres();
	provide('postgresUrl', postgres?.url ?? null);
	return () => postgres?.remove();
}
