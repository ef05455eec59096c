/** The security headers on every answer. What has no content policy of its own may load nothing. */

import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '../../shared/security-headers.ts';

const headers = {
	...securityHeaders,
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
};

export function addSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(headers);
		done();
	});
}
