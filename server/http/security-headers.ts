/** The security headers on every answer. What has no content policy of its own may load nothing. */

import type { FastifyInstance } from 'fastify';
import { defaultHeaders } from '../../shared/security-headers.ts';

export function addSecurityHeaders(app: FastifyInstance): void {
	app.addHook('onRequest', (_request, reply, done) => {
		reply.headers(defaultHeaders);
		done();
	});
}
