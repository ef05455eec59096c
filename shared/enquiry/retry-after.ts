/** Parses `Retry-After`, in seconds or as an HTTP-date (RFC 9110, 10.2.3). @returns milliseconds from now, or 0 */
export function readRetryAfter(header: string | string[] | null | undefined): number {
	return Math.max(0, Number(header) * 1000 || Date.parse(`${header}`) - Date.now() || 0);
}
