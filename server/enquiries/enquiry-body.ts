/** The bodies that the enquiry routes read: JSON and forms, in UTF-8 and not compressed. */

import { isUtf8 } from 'node:buffer';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { formType, parseForm } from './form-post.ts';

/** In place of Fastify's own parsers. A body that is not UTF-8 is a 400. */
export function addBodyParsers(app: FastifyInstance): void {
	const parseJson = jsonParser(app);
	app.removeContentTypeParser(['text/plain', 'application/json']);
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
	app.addContentTypeParser(formType, { parseAs: 'buffer' }, formParser);
}

/** Compressed, or in letters other than those of UTF-8. */
export function isEncoded({ headers }: FastifyRequest): boolean {
	const charset = /;\s*charset="?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
	return !/^(utf-?8|us-ascii)$/i.test(charset) || !/^(identity)?$/i.test(headers['content-encoding'] ?? '');
}

/** Read leniently, a name in another encoding would be stored with its letters replaced. */
function jsonParser(app: FastifyInstance): FastifyBodyParser<Buffer> {
	const parse = app.getDefaultJsonParser('remove', 'remove');
	return (request, body, done) => {
		if (isUtf8(body)) return parse(request, body.toString(), done);
		done(notUtf8());
	};
}

const formParser: FastifyBodyParser<Buffer> = (_request, body, done) => {
	const form = parseForm(body);
	done(form ? null : notUtf8(), form);
};

function notUtf8(): Error {
	return Object.assign(new Error('not UTF-8'), { statusCode: 400 });
}
