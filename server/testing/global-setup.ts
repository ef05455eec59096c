/**
 * Runs once per test project: builds the server, which starts twice as fast as its sources, and starts a shared PostgreSQL.
 */

import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './stores/postgres.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Null if PostgreSQL is not installed. */
		postgresUrl: string | null;
	}
}

export async function setup({ provide }: TestProject) {
	execFileSync('node', ['scripts/build/build.ts', '--stale', 'server'], { stdio: 'inherit' });
	const postgres = await startTestPostgres();
	provide('postgresUrl', postgres?.url ?? null);
	return () => postgres?.remove();
}
