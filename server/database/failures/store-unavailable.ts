/** The store cannot take or give anything now; says in a sentence what an operator can do about it. */

const diskFull = 'The disk that holds the store is full: free some space.';
export const storeLocked = 'Another process keeps the store locked: stop what holds it, or wait.';
const otherTables =
	'The tables are not those of this version: start the version that made them, or restore the last back-up.';
const sqliteBusy = 5;
/** SQLITE_BUSY_SNAPSHOT: another connection has changed what this transaction read. */
const busySnapshot = 517;

/** By primary result code (https://sqlite.org/rescode.html): the low eight bits of the driver's `errcode`. */
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

/** SQLite's own code, without what its extended one adds. */
function primaryCode(errcode: number): number {
	return errcode & 0xff;
}

/** Failure fields of SQLite, `pg` and Node. */
interface DriverError extends Partial<NodeJS.ErrnoException> {
	errcode?: number;
	address?: string;
}

/** Whether SQLite found the file locked. After SQLITE_BUSY_SNAPSHOT only a new transaction helps. */
export function isLocked(error: unknown): boolean {
	const { errcode = 0 } = error as DriverError;
	return primaryCode(errcode) === sqliteBusy && errcode !== busySnapshot;
}

/** Serialization failure and deadlock, in PostgreSQL. */
const conflicts = ['40001', '40P01'];

/** Whether somebody else's transaction was in the way of this one: it can be tried again. */
export function isConflict(error: unknown): boolean {
	const { code = '', errcode } = error as DriverError;
	return conflicts.includes(code) || errcode === busySnapshot;
}

/** By PostgreSQL's error code, or its first two characters. */
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
	'53': 'PostgreSQL is out of disk, memory or connections.',
	'55': 'A lock in PostgreSQL is held too long.',
	'57': 'PostgreSQL is shutting down, or a statement took too long.',
	'58': 'PostgreSQL has trouble with its own files.',
	XX: 'PostgreSQL reports damaged data: restore the last back-up.',
};

/**
 * `pg` gives these no code: a socket that closed during a query ("Connection terminated unexpectedly") or while connecting
 * ("… due to connection timeout"), a query on a client that lost its socket ("Client … is not queryable"), and a pool that
 * has none free in time ("timeout exceeded when trying to connect").
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

	/** Rows are gone from the tables, and bytes of them may still be in the files. */
	static unfinishedRemoval(error: unknown): StoreUnavailable {
		const { message } = StoreUnavailable.because(error);
		const left = 'The rows are deleted, but not every byte of them yet.';
		return new StoreUnavailable(`${left} ${message} Then run the command again.`);
	}

	/** A store that cannot be opened, with the variable that says where it is. */
	static opening(error: unknown, variable: 'DATABASE_URL' | 'DATA_DIR'): StoreUnavailable {
		const { message } = StoreUnavailable.because(error, variable === 'DATABASE_URL' ? postgresAdviceFor : adviceFor);
		const advice = message.includes(variable) ? message : message.replace(/\.?$/, ` (see ${variable}).`);
		return new StoreUnavailable(advice, { cause: error });
	}

	/** The message of the engine, driver or file system, without a row's values; any other error unchanged. */
	static from(error: unknown): unknown {
		const advice = adviceFor(error);
		return advice ? new StoreUnavailable(advice, { cause: error }) : error;
	}

	/** For the end of a promise. */
	static rethrow(this: void, error: unknown): never {
		throw StoreUnavailable.from(error);
	}

	/** Any error, where the store is of no use whatever it was. */
	static because(error: unknown, advise = adviceFor): StoreUnavailable {
		if (error instanceof StoreUnavailable) return error;
		return new StoreUnavailable(advise(error) ?? unknownFailure(error), { cause: error });
	}
}

/** What the embedded store asks of the file system. */
const fileCalls = ['fsync', 'mkdir', 'open', 'stat', 'statfs'];

function adviceFor(error: unknown): string | undefined {
	const { errcode, code = '', syscall = '', message = '' }: DriverError = Object(error);
	// SQLite's error 1 is any wrong statement.
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

/** Five digits and capitals: `23505`. */
function isSqlState(code: string): boolean {
	return /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

function unknownFailure(error: unknown): string {
	const { errcode, code = '', message = 'unknown failure' }: DriverError = Object(error);
	if (errcode !== undefined) return `SQLite fails with its error ${errcode}.`;
	if (isSqlState(code)) return `PostgreSQL fails with its error ${code}.`;
	// Its own words quote what could not be read.
	if (error instanceof SyntaxError) return 'A record in the store is damaged: restore the last back-up.';
	return `The store cannot be used: ${message}`.replace(/\.?$/, '.');
}
