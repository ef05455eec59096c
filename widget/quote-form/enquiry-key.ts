/** Idempotency keys: random UUIDs, one for each enquiry. */

/** `crypto.randomUUID` exists on secure origins only; a partner's page may be plain http. */
export function newEnquiryKey(): string {
	return '00000000-0000-4000-8000-000000000000'.replace(/0/g, randomHexDigit);
}

function randomHexDigit(): string {
	const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
	return (byte % 16).toString(16);
}
