/** Tests of telling failures of the store from other errors, and of explaining them in one sentence. */

import { expect, test } from 'vitest';
import { StoreUnavailable } from './store-unavailable.ts';

const failure = (code: string | undefined, message = 'words of its own') =>
	Object.assign(new Error(message), code ? { code } : {});

const broken = /^The connection to PostgreSQL broke/;
test.each([
	['25006', /^PostgreSQL is read-only/],
	['42P07', /table of another application/],
	['28000', /or a connection without TLS\.$/],
	['28P01', /refuses the user or password in DATABASE_URL/],
	['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate of PostgreSQL is not trusted .*DATABASE_URL/],
	['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate of PostgreSQL is not trusted/],
	['ERR_TLS_CERT_ALTNAME_INVALID', /certificate of PostgreSQL is not trusted/],
	['ECONNREFUSED', /^PostgreSQL cannot be reached \(ECONNREFUSED\)/],
	['Connection terminated unexpectedly', broken],
	['Client has encountered a connection error and is not queryable', broken],
])('%s is explained in one sentence', (failed, sentence) => {
	const error = failed.includes(' ') ? failure(undefined, failed) : failure(failed);
	const { message } = StoreUnavailable.from(error) as StoreUnavailable;
	expect(message).toMatch(sentence);
	expect(message).toMatch(/^[^\n]*[^\n.]\.$/);
});

test.each([
	['a row that PostgreSQL refuses', failure('22021')],
	['a constraint of PostgreSQL', failure('23505')],
	['a statement that is wrong', failure('42601')],
	['a constraint of SQLite', Object.assign(failure('ERR_SQLITE_ERROR'), { errcode: 2067 })],
	['a wrong argument', failure('ERR_INVALID_ARG_TYPE')],
	['a programming error', new TypeError('x is not a function')],
	['no error at all', 'thrown'],
])('%s does not count as a failure of the store', (_case, error) => {
	expect(StoreUnavailable.from(error)).toBe(error);
	expect(StoreUnavailable.because(error).message).toMatch(/\.$/);
});
