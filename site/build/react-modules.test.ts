/** React's published files, read as modules. */

import { expect, test } from 'vitest';
import { asModule, withoutStackTraces } from './react-modules.ts';

test('what is required is imported, what is exported is exported, by the same names', () => {
	const source = [
		'var Scheduler = require("scheduler"),',
		'  ReactDOM = require("react-dom");',
		'exports.now = void 0;',
		'if (Scheduler.fast) exports.now = function () { return ReactDOM.version; };',
		'exports.later = function () { return exports.now() + 1; };',
	].join('\n');
	const module = asModule(source);
	expect(module).toContain(`import * as Scheduler from 'scheduler';`);
	expect(module).toContain(`import * as ReactDOM from 'react-dom';`);
	expect(module).toContain('let export$now = void 0;');
	expect(module).toContain('if (Scheduler.fast) export$now = function');
	expect(module).toContain('return export$now() + 1;');
	expect(module).toContain('export { export$now as now, export$later as later };');
	expect(module).not.toMatch(/require|exports/);
});

test('a way of writing that is not known stops the build', () => {
	expect(() => asModule('module.exports = {};')).toThrow('not known');
	expect(() => asModule('load(require("react"));')).toThrow('not known');
});

test('errors that a module makes as it starts have no stack trace, those that it makes later do', async () => {
	const source = 'export const early = Error("early"); export const late = () => Error("late");';
	const limit = Error.stackTraceLimit;
	const { early, late } = await import(`data:text/javascript,${encodeURIComponent(withoutStackTraces(source))}`);
	expect(early.stack).toBeUndefined();
	expect(late().stack).toContain('data:');
	expect(Error.stackTraceLimit).toBe(limit);
});
