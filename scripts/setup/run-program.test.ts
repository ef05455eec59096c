/** Tests of running a program: its exit code, and the order in which a signal ends both processes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

test.each([
	['its exit code', process.execPath, ['-e', 'process.exit(3)'], 3],
	['1 when it was killed', process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], 1],
	['1 when there is no such program', '/nowhere/program', [], 1],
])('answers %s', async (_case, program, args, code) => {
	expect(await runProgram(program, args, { stdio: 'ignore' })).toBe(code);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends the program first, and then us', async (signal) => {
	const program = `process.once('${signal}', () => { console.log('ended'); process.exit(0); });
		setInterval(() => {}, 1000);
		console.log(String(process.pid));`;
	const waiting = `import { runProgram } from '${join(import.meta.dirname, 'run-program.mjs')}';
		await runProgram(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' });
		console.log('went on');`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', waiting, program], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const output: string[] = [];
	const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
	await once(lines, 'line');
	child.kill(signal);
	const [code, endedBy] = await once(child, 'close');
	expect({ code, endedBy }).toEqual({ code: null, endedBy: signal });
	expect(output.slice(1)).toEqual(['ended']);
	expect(() => process.kill(Number(output[0]), 0)).toThrow('ESRCH');
});
