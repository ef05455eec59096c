/** Answers what never became a request: too slow, too long, or no HTTP. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../../shared/security-headers.ts';
import { problemOf, problemType } from './problem.ts';

const refusals: Record<string, readonly [status: number, detail: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
	HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long.'],
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
	// Somebody who was answered on this connection would take it for the answer to something else.
	if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
	const [status, detail] = refusals[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
	const body = JSON.stringify(problemOf(status, detail));
	const headers = {
		...securityHeaders,
		'Cache-Control': 'no-store',
		'Content-Type': problemType,
		'Content-Length': Buffer.byteLength(body),
		Connection: 'close',
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}
