/** Idempotency keys: random UUIDs, one for each enquiry. */

/** `crypto.randomUUID` exists on secure origins only; a partner's page may be plain http. */
export function newEnquiryKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
