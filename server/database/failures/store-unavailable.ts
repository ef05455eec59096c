/** The error of a store that cannot be used, with a sentence on what an operator can do. */

const diskFull = 'The disk that holds the store is full: free some space.';
export const storeLocked = 'Another process keeps the store locked: stop what holds it, or wait.';
const otherTables =
	'The tables are not those of this version: start the version that made them, or restore the last back-up.';
const sqliteBusy = 5;
/** SQLITE_BUSY_SNAPSHOT: another connection has written since this transaction began to read. */
const busySnapshot = 517;

/** Advice by primary result code (https://sqlite.org/rescode.html). */
const sqliteAdvice: Record<number, string> = {
	[sqliteBusy]: storeLocked,
	6: storeLocked,
	7: 'SQLite is out of memory.',
	8: 'The store is read-only: give this user write access to the data folder and the files in it.',
	10: 'The disk under the store reports errors: check the disk and the mount.',
	11: 'The store file is damaged: stop the server and restore the last back-up.',
	13: diskFull,
	14: 'The store file cannot be opened: check that the data folder exists and belongs to this user.',
	26: 'The store file is not an SQLite database: move it away or restore the last back-up.',
};

/** The low eight bits of SQLite's extended result code. */
function primaryCode(errcode: number): number {
	return errcode & 0xff;
}

/** Error fields of SQLite, `pg` and Node. */
interface DriverError extends Partial<NodeJS.ErrnoException> {
	errcode?: number;
	address?: string;
}

/** True if retrying the statement can help. After SQLITE_BUSY_SNAPSHOT only a new transaction helps. */
export function isLocked(error: unknown): boolean {
	const { errcode = 0 } = error as DriverError;
	return primaryCode(errcode) === sqliteBusy && errcode !== busySnapshot;
}

/** PostgreSQL's serialization failure and deadlock. */
const conflicts = ['40001', '40P01'];

/** True if the transaction failed because of a conflict with another transaction, and can be retried. */
export function isConflict(error: unknown): boolean {
	const { code = '', errcode } = error as DriverError;
	return conflicts.includes(code) || errcode === busySnapshot;
}

/** Advice by PostgreSQL's error code, or by its class (first two characters). */
const postgresAdvice: Record<string, string> = {
	'08P01': 'The pooler in front of PostgreSQL refuses the connection: its log says why.',
	'08': 'The connection to PostgreSQL broke: check that it runs.',
	'25': 'PostgreSQL is read-only: it is a standby, or default_transaction_read_only is set.',
	'28': 'PostgreSQL refuses the user or password in DATABASE_URL, or a connection without TLS.',
	'3D': 'The database named in DATABASE_URL does not exist.',
	'40': 'PostgreSQL undid the transaction because of a conflict: try again.',
	'42501': 'The user in DATABASE_URL lacks a right on the tables.',
	'42P01': otherTables,
	'42703': otherTables,
	'42P07':
		'The schema has a table of another application under a name of ours: give a database or a schema of its own.',
	'53': 'PostgreSQL is out of disk, memory or connections.',
	'55': 'A lock in PostgreSQL is held too long.',
	'57': 'PostgreSQL is shutting down, or a statement took too long.',
	'58': 'PostgreSQL has trouble with its own files.',
	XX: 'PostgreSQL reports damaged data: restore the last back-up.',
};

/**
 * Messages of `pg` errors that have no code: a socket that closed ("Connection terminated unexpectedly"), a client without
 * its socket ("Client … is not queryable"), a pool without a free connection ("timeout exceeded when trying to connect").
 */
const brokenConnection = /^Connection terminated|is not queryable$|^timeout exceeded/;

const folderAdvice: Record<string, string> = {
	EACCES: 'This user may not write to the data folder: run as its owner, or change its owner or its mode.',
	EPERM: 'This user may not write to the data folder: run as its owner, or change its owner or its mode.',
	EROFS: 'The data folder is on a read-only file system: remount it, or choose another DATA_DIR.',
	ENOSPC: diskFull,
	ENOTDIR: 'DATA_DIR names a file, not a folder.',
	EEXIST: 'DATA_DIR names a file, not a folder.',
	ENOENT: 'The data folder is not there: create it, and restore the last back-up if it was there before.',
};

export class StoreUnavailable extends Error {
	override name = 'StoreUnavailable';

	static full(): StoreUnavailable {
		return new StoreUnavailable(diskFull);
	}

	/** Error for a removal whose rows are deleted, although their bytes may still be in the files. */
	static unfinishedRemoval(error: unknown): StoreUnavailable {
		const { message } = StoreUnavailable.because(error);
		const notice = 'The rows are deleted, but not every byte of them yet.';
		return new StoreUnavailable(`${notice} ${message} Then run the command again.`);
	}

	/** Error for a store that cannot be opened. Names the variable that locates the store. */
	static opening(error: unknown, variable: 'DATABASE_URL' | 'DATA_DIR'): StoreUnavailable {
		const { message } = StoreUnavailable.because(error, variable === 'DATABASE_URL' ? postgresAdviceFor : adviceFor);
		const advice = message.includes(variable) ? message : message.replace(/\.?$/, ` (see ${variable}).`);
		return new StoreUnavailable(advice, { cause: error });
	}

	/** Converts failures of engine, driver or file system into advice without row values. Returns other errors unchanged. */
	static from(error: unknown): unknown {
		const advice = adviceFor(error);
		return advice ? new StoreUnavailable(advice, { cause: error }) : error;
	}

	/** `from` for use in `.catch()`. */
	static rethrow(this: void, error: unknown): never {
		throw StoreUnavailable.from(error);
	}

	/** Like `from`, but converts every error: for callers that cannot use the store after any error. */
	static because(error: unknown, advise = adviceFor): StoreUnavailable {
		if (error instanceof StoreUnavailable) return error;
		return new StoreUnavailable(advise(error) ?? unknownFailure(error), { cause: error });
	}
}

/** File system calls of the embedded store. */
const fileCalls = ['fsync', 'mkdir', 'open', 'stat', 'statfs'];

function adviceFor(error: unknown): string | undefined {
	const { errcode, code = '', syscall = '', message = '' }: DriverError = Object(error);
	// SQLite's generic error 1 covers any wrong statement, so check the message.
	if (errcode === 1 && /^no such (table|column)/.test(message)) return otherTables;
	if (errcode !== undefined) return sqliteAdvice[primaryCode(errcode)];
	if (fileCalls.includes(syscall)) return folderAdvice[code] ?? `The data folder cannot be used: ${code}.`;
	return postgresAdviceFor(error);
}

function postgresAdviceFor(error: unknown): string | undefined {
	const { code = '', message = '', syscall, path, address }: DriverError = Object(error);
	if (syscall === 'open') return `The certificate file ${path} named in DATABASE_URL cannot be read (${code}).`;
	if (syscall === 'connect' && code === 'ENOENT')
		return `There is no socket of PostgreSQL at ${address}: see DATABASE_URL.`;
	if (isSqlState(code)) return postgresAdvice[code] ?? postgresAdvice[code.slice(0, 2)];
	if (/CERT|VERIFY/.test(code)) return `The certificate of PostgreSQL is not trusted (${code}): see DATABASE_URL.`;
	if (/^(E(?!RR_)|ERR_(SSL|TLS|SOCKET)_)/.test(code))
		return `PostgreSQL cannot be reached (${code}): check that it runs and that DATABASE_URL is right.`;
	if (brokenConnection.test(message)) return postgresAdvice['08'];
}

/** True for five digits or capitals with at least one digit, such as `23505`, unlike Node's `EPERM`. */
function isSqlState(code: string): boolean {
	return /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

function unknownFailure(error: unknown): string {
	const { errcode, code = '', message = 'unknown failure' }: DriverError = Object(error);
	if (errcode !== undefined) return `SQLite fails with its error ${errcode}.`;
	if (isSqlState(code)) return `PostgreSQL fails with its error ${code}.`;
	// JSON.parse's message quotes its input, which may be personal data.
	if (error instanceof SyntaxError) return 'A record in the store is damaged: restore the last back-up.';
	return `The store cannot be used: ${message}`.replace(/\.?$/, '.');
}
