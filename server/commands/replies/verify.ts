/** `verify`: whether a consent certificate was signed by this store, and what it says. No network is asked. */

import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import { brand } from '../../../shared/content/brand.ts';
import { type Command, CommandFailed, UsageError, write } from '../command.ts';

export const verify: Command = {
	usage: 'verify FILE',
	arguments: 1,
	async run({ database, encryption, positionals, out, say }) {
		const [file] = positionals;
		if (!file) throw new UsageError('Give the file of the certificate.');
		// Loaded for this command alone: an export has to stay small in memory.
		const { openCertificates } = await import('../../replies/consent-certificate.ts');
		const { publicKeys } = await openCertificates(database, encryption, brand.url);
		const claims = await verifyCertificate(readText(file), await publicKeys());
		if (!claims) throw new CommandFailed(`${file} is not a certificate of ours, or was changed.`);
		await write(out, `${JSON.stringify(claims, null, 2)}\n`);
		say('Signed by this store, and unchanged.');
	},
};

/** @returns what it says; null when it is not signed by one of the keys, or any byte of it was changed */
export async function verifyCertificate(certificate: string, keys: JSONWebKeySet): Promise<object | null> {
	const { compactVerify, createLocalJWKSet } = await import('jose');
	// The last letter of a signature has bits to spare: only the one way to write it counts.
	const isExact = certificate.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
	if (!isExact) return null;
	try {
		const { payload } = await compactVerify(certificate, createLocalJWKSet(keys), { algorithms: ['EdDSA'] });
		return JSON.parse(new TextDecoder().decode(payload));
	} catch {
		return null;
	}
}

function readText(file: string): string {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch (error) {
		throw new CommandFailed(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}
