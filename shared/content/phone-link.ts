/** `tel:` address of a phone number with spaces or punctuation. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
