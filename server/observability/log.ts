/** The log: one JSON line an event on standard error, without addresses, bodies or anything else about a person. */

import pino from 'pino';

export type Log = pino.Logger;

export function createLog(level: string): Log {
	const destination = pino.destination({ dest: 2, sync: true });
	// A line that cannot be written, to a file on a full disk for one, is no reason to end the service.
	destination.on('error', () => {});
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError, req: () => undefined, res: () => undefined },
			hooks: { logMethod: withoutBorrowedWords },
		},
		destination,
	);
}

/** In a call without words, Pino and Fastify log the error's own, which no serializer sees. */
function withoutBorrowedWords(this: Log, args: Parameters<pino.LogFn>, write: pino.LogFn): void {
	const [first, words] = args as [unknown, string | undefined];
	const error = first instanceof Error ? first : (first as { err?: { message?: unknown } } | null | undefined)?.err;
	const borrowed = error && (words === undefined || words === error.message);
	write.apply(this, borrowed ? [first, 'unexpected error'] : args);
}

/** Messages of drivers, which set a code, and of `JSON.parse` may quote a row: of those only name, code and stack are kept. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { type: typeof error };
	const { name, code, message, stack, cause } = error as Error & { code?: string };
	const mayQuote = code !== undefined || error instanceof SyntaxError;
	const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
	return {
		type: name,
		code,
		message: mayQuote ? undefined : message,
		stack: frames?.join('\n'),
		cause: cause && describeError(cause),
	};
}
