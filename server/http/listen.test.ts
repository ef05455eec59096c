/** Why the service cannot listen, told in a sentence. */

import { expect, test } from 'vitest';
import { listenError } from './listen.ts';

test.each([
	['EADDRINUSE', /^PORT 3000 is already in use/],
	['EACCES', /^PORT is one that this user may not listen on/],
	['EADDRNOTAVAIL', /^HOST is not an address of this machine/],
	['ENOTFOUND', /^HOST is not an address of this machine/],
	['EINVAL', /^HOST is not an address of this machine/],
	['EMFILE', /^HOST and PORT cannot be listened on: EMFILE/],
])('%s names the variable to change', (code, sentence) => {
	const { message } = listenError(Object.assign(new Error('listen'), { code, port: 3000 }));
	expect(message).toMatch(sentence);
	expect(message).toMatch(/^[^\n]*[^\n.]\.$/);
});
