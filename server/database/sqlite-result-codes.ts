/** Result codes of SQLite (https://sqlite.org/rescode.html), as the driver gives them in `errcode`. */

/** Primary codes: the lowest eight bits of every code. */
export const sqliteCodes = {
	busy: 5,
	readOnly: 8,
	io: 10,
	corrupt: 11,
	full: 13,
	cannotOpen: 14,
	notADatabase: 26,
} as const;

/** An extended code of `busy`: what this connection has read was changed by another one since. */
export const busySnapshot = 517;

export function primaryCode(errcode: number): number {
	return errcode & 0xff;
}
