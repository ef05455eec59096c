/** Mailboxes as settings name them: `a@b.example` or `A Name <a@b.example>`. */

import { z } from 'zod';

const address = /[^\s"<>@,]+@[^\s"<>@,]+/.source;
const pattern = `(?:${address}|(?:${/"[^"\r\n]*" *|[^"<>@,\r\n]*/.source})<${address}>)`;

export const mailbox = z
	.string()
	.trim()
	.regex(new RegExp(`^${pattern}$`), 'must be an e-mail address');

/** One or several, with commas between. */
export const mailboxes = z
	.string()
	.trim()
	.regex(new RegExp(`^${pattern}(?: *, *${pattern})*$`))
	.transform((text) => Array.from(text.matchAll(new RegExp(pattern, 'g')), ([found]) => found.trim()));
