/** Idempotency keys: UUIDs, one for each enquiry, the same one whenever it is sent again. */

/** `crypto.randomUUID` exists on secure origins only; a partner's page may be plain http. */
export function randomKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

/**
 * The key of an enquiry among those of one page or draft, whose random key it begins with. Made from the content, it needs
 * nothing of an enquiry to be kept: trying again never stores the same answers twice, and changed answers are a new enquiry.
 */
export function keyFor(content: string, random: string): string {
	let mixed = 0;
	for (const byte of new TextEncoder().encode(content)) mixed = Math.imul(mixed ^ byte, 0x01000193);
	return random.slice(0, -8) + (mixed >>> 0).toString(16).padStart(8, '0');
}

function randomHexDigit(): string {
	const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
	return (byte % 16).toString(16);
}
