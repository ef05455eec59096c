/** Idempotency keys: UUIDs, one for each enquiry, the same one whenever it is sent again. */

/** `crypto.randomUUID` exists on secure origins only; a partner's page may be plain http. */
export function randomKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

/**
 * The key of an enquiry among those of one page or draft. Made from its content, it needs nothing of the enquiry to be kept:
 * trying again never stores the same answers twice, and changed answers are a new enquiry. The end of the seed is mixed
 * with the content and never sent: a key by itself tells nothing of what it is for.
 *
 * @param seed a random key, which all of them begin with
 */
export function keyFor(content: string, seed: string): string {
	let mixed = Number.parseInt(seed.slice(-8), 16);
	for (const byte of new TextEncoder().encode(content)) mixed = Math.imul(mixed ^ byte, 0x01000193);
	return seed.slice(0, -8) + (mixed >>> 0).toString(16).padStart(8, '0');
}

function randomHexDigit(): string {
	const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
	return (byte % 16).toString(16);
}
