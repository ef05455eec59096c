/** Idempotency keys: UUIDs, one for each enquiry, the same one whenever it is sent again. */

let seed: string | undefined;

/** The seed of all keys made on this page. Made on first use: some servers allow no random numbers while modules load. */
export function pageSeed(): string {
	seed ??= randomKey();
	return seed;
}

/** `crypto.randomUUID` exists on secure origins only; a partner's page may be plain http. */
export function randomKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

/**
 * Derives the key from the enquiry's content: sending the same answers again never stores them twice, and changed answers
 * are a new enquiry. The seed's last digits are only mixed in, never sent: a key alone reveals nothing about its content.
 *
 * @param seed a random key; all keys derived from it begin with it
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
