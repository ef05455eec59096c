/** Once for all tests of a project: the built server, which starts in half the time, and a PostgreSQL that they share. */

import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './stores/postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Where it listens; null where this machine has none. */
		postgresUrl: string | null;
	}
}

export async function setup({ provide }: TestProject) {
	execFileSync('node', ['scripts/build/build.ts', '--stale', 'server'], { stdio: 'inherit' });
	const postgres = await startTestPostgres();
	provide('postgresUrl', postgres?.url ?? null);
	return () => postgres?.remove();
}
