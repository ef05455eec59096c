/** What a request asks for, as routes know it. */

/**
 * The path and query of a target, which may also name scheme and host; a path that cannot be decoded becomes one that no
 * route has.
 */
export function routableTarget(url: string): string {
	const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
	const [path = ''] = target.split(/[?#]/);
	if (decoded(path) === null) return path.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
	return path ? target : `/${target}`;
}

/** Null when it is no UTF-8. What it returns has to be asked for: the build drops a decoding that nobody uses. */
function decoded(path: string): string | null {
	try {
		return decodeURI(path);
	} catch {
		return null;
	}
}
