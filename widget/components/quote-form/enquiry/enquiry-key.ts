/** Idempotency keys: UUIDs that stay the same when the same enquiry is sent again. */

let seed: string | undefined;

/**
 * Seed for all forms of the page; a form with a stored draft uses the draft's seed instead. Created on first use, because edge
 * runtimes refuse random numbers while modules load.
 */
export function pageSeed(): string {
	seed ??= randomKey();
	return seed;
}

/** Returns a random UUID, without `crypto.randomUUID()`, which is missing on a partner's page over plain HTTP. */
export function randomKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

/**
 * Replaces the last 8 digits of the seed (a random key) with a hash of them and the content, so equal content has the same key, and
 * changed content is a new enquiry. The 8 digits are never sent, so a key reveals nothing about the content.
 */
export function keyFor(content: string, seed: string): string {
	let hash = Number.parseInt(seed.slice(-8), 16);
	for (const byte of new TextEncoder().encode(content)) hash = Math.imul(hash ^ byte, 0x01000193);
	return seed.slice(0, -8) + (hash >>> 0).toString(16).padStart(8, '0');
}

function randomHexDigit(): string {
	const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
	return (byte % 16).toString(16);
}
