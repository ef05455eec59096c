/** What a request asks for, as routes know it. */

/** Of a target with scheme and host, which a server has to take too, the rest; a path that cannot be decoded is nobody's. */
export function routableTarget(url: string): string {
	const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
	const [path = ''] = target.split(/[?#]/);
	try {
		decodeURI(path);
		return path ? target : `/${target}`;
	} catch {
		return path.startsWith('/api/') ? '/api/undecodable' : '/undecodable';
	}
}
