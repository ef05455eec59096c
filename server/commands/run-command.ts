/** Parses the command line, opens the store, runs the command, and prints the reason if it fails. */

import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { markChange } from '../database/copy-store.ts';
import { sqlitePath } from '../database/engines/sqlite.ts';
import { StoreUnavailable } from '../database/failures/store-unavailable.ts';
import { openService } from '../service/open-service.ts';
import {
	type Command,
	CommandFailed,
	type Context,
	type StandaloneCommand,
	UsageError,
	type Values,
} from './command.ts';
import { deliveries } from './deliveries.ts';
import { count } from './reading/count.ts';
import { exportEnquiries } from './reading/export.ts';
import { list } from './reading/list.ts';
import { show } from './reading/show.ts';
import { answered } from './replies/answered.ts';
import { erase } from './retention/erase.ts';
import { purge } from './retention/purge.ts';
import { withdraw } from './retention/withdraw.ts';
import { backup } from './store/backup.ts';
import { check } from './store/check.ts';
import { copy } from './store/copy.ts';

const all: (Command | StandaloneCommand)[] = [
	...[list, show, exportEnquiries, count],
	...[erase, withdraw, purge, deliveries],
	answered,
	...[backup, copy, check],
];
const commands = new Map(all.map((command) => [command.name, command]));
const usage = ['Usage: enquiries COMMAND', ...all.map((command) => `  ${usageOf(command)}`)].join('\n');
const helpOptions = ['--help', '-h'];

/** Input and output of a command: those of the process, or substitutes in tests. */
interface ProcessIO {
	env: Record<string, string | undefined>;
	stdin: NodeJS.ReadableStream;
	stdout: NodeJS.WritableStream;
	stderr: NodeJS.WritableStream;
}

/** Never rejects. @returns the exit code: 0, 1 for a failure, 2 for wrong usage */
export async function runCommand(args: string[], io: ProcessIO): Promise<number> {
	const print = (message: string) => void io.stderr.write(`${message}\n`);
	try {
		await run(args, io, print);
		return 0;
	} catch (error) {
		print(describeFailure(error));
		return error instanceof UsageError ? 2 : 1;
	}
}

async function run([name = '', ...rest]: string[], io: ProcessIO, print: Context['print']): Promise<void> {
	if (['help', ...helpOptions].includes(name)) return print(usage);
	const command = commands.get(name);
	if (!command) throw new UsageError(name ? `There is no command ${name}.\n${usage}` : usage);
	if (rest.some((option) => helpOptions.includes(option))) return print(`Usage: enquiries ${usageOf(command)}`);
	const { values, positionals } = parse(command, rest);
	const config = readConfig(io.env);
	if ('runAlone' in command) return command.runAlone(config, io.env, { out: io.stdout, print });
	expectStore(config);
	// Do not migrate the tables, because a service of an older version could not start afterwards.
	const service = await openService(config, {
		otherVersions: command.takesAnyVersion ? 'accept' : 'refuse',
		onEndingNotRecorded: print,
	});
	try {
		if (command.mayChangeRows?.(values)) await markChange(service.database);
		let unreadable: unknown;
		await command.run({
			...service,
			config,
			values,
			positionals,
			input: io.stdin,
			out: io.stdout,
			print,
			confirm: (question) => confirm(question, io),
			onUnreadable(reference, error) {
				unreadable = error;
				print(`${reference} cannot be read.`);
			},
		});
		if (unreadable) throw unreadable;
	} finally {
		await service.database.close();
	}
}

/** Usage line of a command, such as `list [--since TIME] [--json]`. */
function usageOf({ name, argument, options = {} }: Command | StandaloneCommand): string {
	const described = Object.entries(options).map(([option, value]) => {
		if (value === 'flag') return `[--${option}]`;
		return `[--${option} ${mayBeLeftOut(value) ? `[${value.slice(0, -1)}]` : value}]`;
	});
	return [name, ...(argument ? [argument] : []), ...described].join(' ');
}

function parse(command: Command | StandaloneCommand, args: string[]) {
	const usageError = (problem: string) => new UsageError(`${problem}Usage: enquiries ${usageOf(command)}`);
	const options: ParseArgsOptionsConfig = {};
	for (const [name, value] of Object.entries(command.options ?? {}))
		options[name] = { type: value === 'flag' || mayBeLeftOut(value) ? 'boolean' : 'string' };
	let parsed: ReturnType<typeof parseArgs>;
	try {
		parsed = parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		throw usageError(`${(error as Error).message}\n`);
	}
	const { positionals } = parsed;
	// No option is declared `multiple`, so values are not lists.
	const values = parsed.values as Values;
	// `parseArgs` does not support optional values, so take the value from the positionals.
	for (const [name, value] of Object.entries(command.options ?? {}))
		if (mayBeLeftOut(value) && values[name] && positionals.length > 0) values[name] = positionals.shift();
	if (positionals.length > (command.argument ? 1 : 0)) throw usageError('');
	// Refuse empty values: a variable that a script forgot to set is empty, and the filter would then match every enquiry.
	if ([...Object.values(values), ...positionals].includes('')) throw usageError('A value is empty.\n');
	return { values, positionals };
}

function mayBeLeftOut(value: string): boolean {
	return value.endsWith('?');
}

/** Checks that the embedded store exists. In a wrong folder, opening would create one and report tables of an older version. */
function expectStore({ databaseUrl, dataDir }: Config): void {
	if (databaseUrl || statSync(sqlitePath(dataDir), { throwIfNoEntry: false })) return;
	throw new CommandFailed(`There is no store in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`);
}

async function confirm(question: string, { stdin, stderr }: ProcessIO): Promise<boolean> {
	// After `--email -`, standard input has ended, and readline would wait forever.
	if (!stdin.readable) throw new UsageError('Standard input has ended, so nobody can answer: give --yes.');
	const lines = createInterface({ input: stdin, output: stderr });
	// `question` never settles if standard input ends without an answer, so also wait for `close`.
	const answer = await Promise.race([lines.question(question), once(lines, 'close').then(() => '')]);
	lines.close();
	return /^y(es)?$/i.test(answer.trim());
}

function describeFailure(error: unknown): string {
	const isExpected = [UsageError, CommandFailed, ConfigError].some((kind) => error instanceof kind);
	return isExpected ? (error as Error).message : StoreUnavailable.because(error).message;
}
