/** Idempotency keys: each enquiry has a UUID, and keeps the UUID when the enquiry is sent again. */

let seed: string | undefined;

/**
 * Seed of the page's keys; a form with a stored draft uses the draft's seed instead. Created on first use, because edge runtimes
 * refuse random numbers during module load.
 */
export function pageSeed(): string {
	seed ??= randomKey();
	return seed;
}

/** Returns a random UUID. `crypto.randomUUID()` needs a secure context, but a partner's page may be plain HTTP. */
export function randomKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

/**
 * Derives the key from the enquiry's content: with one seed, equal content has the same key and is stored once; changed content
 * is a new enquiry. The hash includes the seed's last 8 digits, which are never sent, so a key reveals nothing about the content.
 *
 * @param seed a random key, whose first 28 characters all derived keys share
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
