/** The log: one JSON line per event on standard error, without bodies and without visitors' addresses or other personal data. */

import pino from 'pino';

export type Log = pino.Logger;

export function createLog(level: string): Log {
	const destination = pino.destination({ dest: 2, sync: true });
	// A failed write, for example on a full disk, must not end the service.
	destination.on('error', () => {});
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError, req: () => undefined, res: () => undefined },
			hooks: { logMethod: replaceErrorMessage },
		},
		destination,
	);
}

/**
 * Replaces the text of a line if the text is the error's message. Pino and Fastify use this message if a call gives no text, and
 * the serializers, which remove messages that may quote personal data, do not see the text.
 */
function replaceErrorMessage(this: Log, args: Parameters<pino.LogFn>, write: pino.LogFn): void {
	const [first, message] = args as [unknown, string | undefined];
	const error = first instanceof Error ? first : (first as { err?: { message?: unknown } } | null | undefined)?.err;
	const isErrorMessage = error && (message === undefined || message === error.message);
	write.apply(this, isErrorMessage ? [first, 'unexpected error'] : args);
}

/** Omits messages of errors with a code (drivers) and of `JSON.parse`, because such messages may quote personal data. */
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
