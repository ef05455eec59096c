/** The store cannot take or give anything now; says in a sentence what an operator can do about it. */

/** Primary result codes (https://sqlite.org/rescode.html): the low eight bits of the driver's `errcode`. */
export const sqliteCodes = {
	busy: 5,
	readOnly: 8,
	io: 10,
	corrupt: 11,
	full: 13,
	cannotOpen: 14,
	notADatabase: 26,
} as const;

/** SQLITE_BUSY_SNAPSHOT: another connection has changed what this transaction read. */
export const busySnapshot = 517;

export function primaryCode(errcode: number): number {
	return errcode & 0xff;
}

const sqliteAdvice: Record<number, string> & Record<(typeof sqliteCodes)[keyof typeof sqliteCodes], string> = {
	[sqliteCodes.busy]: 'Another process keeps the store locked: stop what holds it, or wait.',
	[sqliteCodes.readOnly]: 'The store is read-only: give this user write access to the data folder and the files in it.',
	[sqliteCodes.io]: 'The disk under the store reports errors: check the disk and the mount.',
	[sqliteCodes.corrupt]: 'The store file is damaged: stop the server and restore the last back-up.',
	[sqliteCodes.full]: 'The disk that holds the store is full: free some space.',
	[sqliteCodes.cannotOpen]:
		'The store file cannot be opened: check that the data folder exists and belongs to this user.',
	[sqliteCodes.notADatabase]: 'The store file is not an SQLite database: move it away or restore the last back-up.',
};

/** By PostgreSQL's error code, or its first two characters. */
const postgresAdvice: Record<string, string> = {
	'08P01': 'The pooler in front of PostgreSQL refuses the connection: its log says why.',
	'08': 'The connection to PostgreSQL broke: check that it runs.',
	'25': 'PostgreSQL is read-only: it is a standby, or default_transaction_read_only is set.',
	'28': 'PostgreSQL refuses the user or password in DATABASE_URL, or a connection without TLS.',
	'3D': 'The database named in DATABASE_URL does not exist.',
	'40': 'PostgreSQL undid the transaction because of a conflict: try again.',
	'42': 'The user in DATABASE_URL lacks a right on the tables, or the tables were changed by hand.',
	'53': 'PostgreSQL is out of disk, memory or connections.',
	'55': 'A lock in PostgreSQL is held too long.',
	'57': 'PostgreSQL is shutting down, or a statement took too long.',
	'58': 'PostgreSQL has trouble with its own files.',
	XX: 'PostgreSQL reports damaged data: restore the last back-up.',
};

/**
 * `pg` gives these no code: a socket that closed during a query ("Connection terminated unexpectedly") or while connecting
 * ("… due to connection timeout"), and a query on a client that lost its socket ("Client … is not queryable").
 */
const brokenConnection = /^Connection terminated|is not queryable$/;

const folderAdvice: Record<string, string> = {
	EACCES: 'This user may not write to the data folder: change its owner or its mode.',
	EPERM: 'This user may not write to the data folder: change its owner or its mode.',
	EROFS: 'The data folder is on a read-only file system: remount it, or choose another DATA_DIR.',
	ENOSPC: 'The disk that holds the store is full: free some space.',
	ENOTDIR: 'DATA_DIR names a file, not a folder.',
	EEXIST: 'DATA_DIR names a file, not a folder.',
	ENOENT: 'The data folder is not there: create it, and restore the last back-up if it was there before.',
};

export class StoreUnavailable extends Error {
	override name = 'StoreUnavailable';

	static full(): StoreUnavailable {
		return new StoreUnavailable(sqliteAdvice[sqliteCodes.full]);
	}

	static moved(): StoreUnavailable {
		return new StoreUnavailable(
			'The store file was moved or removed while it was in use: put it back and start the server again.',
		);
	}

	/** The migrations that the store has had are more than this version knows. */
	static newer(): StoreUnavailable {
		return new StoreUnavailable(
			'A newer version of the service has changed the tables: start that version, or restore the back-up made before it.',
		);
	}

	static older(): StoreUnavailable {
		return new StoreUnavailable('The tables are of an older version: start the service once, which changes them.');
	}

	static busy(): StoreUnavailable {
		return new StoreUnavailable('More enquiries arrive than the store can write.');
	}

	static locked(): StoreUnavailable {
		return new StoreUnavailable(sqliteAdvice[sqliteCodes.busy]);
	}

	/** Rows are gone from the tables, and bytes of them may still be in the files. */
	static unfinishedRemoval(error: unknown): StoreUnavailable {
		const { message } = StoreUnavailable.from(error);
		return new StoreUnavailable(
			`The rows are deleted, but not every byte of them yet. ${message} Then run the command again.`,
		);
	}

	/** A store that cannot be opened, with the variable that says where it is. */
	static opening(error: unknown, variable: 'DATABASE_URL' | 'DATA_DIR'): StoreUnavailable {
		const fromPostgres = variable === 'DATABASE_URL' && !(error instanceof StoreUnavailable);
		const advice = fromPostgres ? postgresAdviceFor(error) : StoreUnavailable.from(error).message;
		return new StoreUnavailable(advice.includes(variable) ? advice : advice.replace(/\.?$/, ` (see ${variable}).`));
	}

	/** Any failure of the engine, in words without a value from a row. */
	static from(error: unknown): StoreUnavailable {
		return error instanceof StoreUnavailable ? error : new StoreUnavailable(adviceFor(error));
	}
}

/** What the embedded store asks of the file system. */
const fileCalls = ['fsync', 'mkdir', 'open', 'statfs'];

function adviceFor(error: unknown): string {
	const { errcode, code = '', syscall = '' } = error as { errcode?: number; code?: string; syscall?: string };
	if (errcode !== undefined) return sqliteAdvice[primaryCode(errcode)] ?? `SQLite fails with its error ${errcode}.`;
	// Its own words quote what could not be read.
	if (error instanceof SyntaxError) return 'A record in the store is damaged: restore the last back-up.';
	if (fileCalls.includes(syscall)) return folderAdvice[code] ?? `The data folder cannot be used: ${code}.`;
	return postgresAdviceFor(error);
}

function postgresAdviceFor(error: unknown): string {
	const {
		code = '',
		message = 'unknown failure',
		syscall,
		path,
		address,
	} = error as NodeJS.ErrnoException & { address?: string };
	if (syscall === 'open') return `The certificate file ${path} named in DATABASE_URL cannot be read (${code}).`;
	if (syscall === 'connect' && code === 'ENOENT')
		return `There is no socket of PostgreSQL at ${address}: see DATABASE_URL.`;
	if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) {
		return postgresAdvice[code] ?? postgresAdvice[code.slice(0, 2)] ?? `PostgreSQL fails with its error ${code}.`;
	}
	if (/CERT|VERIFY/.test(code)) return `The certificate of PostgreSQL is not trusted (${code}): see DATABASE_URL.`;
	if (code) return `PostgreSQL cannot be reached (${code}): check that it runs and that DATABASE_URL is right.`;
	if (brokenConnection.test(message)) return postgresAdvice['08'] as string;
	return `The store cannot be used: ${message}`.replace(/\.?$/, '.');
}
