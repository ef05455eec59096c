/** Tests of messages for errors of `listen` that a test cannot cause; `start-and-stop.test.ts` tests the other messages. */

import { expect, test } from 'vitest';
import { listenError } from './listen.ts';

test.each([
	['EACCES', /^PORT is one that this user may not listen on/],
	['EMFILE', /^HOST and PORT cannot be listened on: EMFILE/],
])('%s names the variable to change', (code, sentence) => {
	const { message } = listenError(Object.assign(new Error('listen'), { code, port: 3000 }));
	expect(message).toMatch(sentence);
	expect(message).toMatch(/^[^\n]*[^\n.]\.$/);
});
