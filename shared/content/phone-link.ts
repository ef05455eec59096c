/** A phone number, as people write it, for a link. */
export function phoneLink(phone: string): string {
	return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
