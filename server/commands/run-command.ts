/** Finds the command that was asked for, opens the store for it, and says in a sentence what went wrong. */

import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { createFieldEncryption } from '../database/field-encryption.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqlitePath } from '../database/sqlite.ts';
import { StoreUnavailable } from '../database/store-unavailable.ts';
import { createOutbox } from '../delivery/outbox.ts';
import { createEnquiryStore } from '../enquiries/enquiry-store.ts';
import { backup } from './backup.ts';
import { type Command, CommandFailed, UsageError, type Values } from './command.ts';
import { deliveries } from './deliveries.ts';
import { erase } from './erase.ts';
import { exportEnquiries } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { show } from './show.ts';
import { withdraw } from './withdraw.ts';

const commands: Record<string, Command> = {
	list,
	show,
	export: exportEnquiries,
	erase,
	withdraw,
	purge,
	deliveries,
	backup,
};

const helpOptions = ['--help', '-h'];

const say = (words: string) => console.error(words);

/** Never rejects: the exit code tells. */
export async function runCommand(args: string[]): Promise<void> {
	// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
	process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
		if (code === 'EPIPE') process.exit(0);
		say(`Standard output cannot be written (${code}).`);
		process.exit(1);
	});
	try {
		await run(args);
	} catch (error) {
		say(describeFailure(error));
		process.exitCode = error instanceof UsageError ? 2 : 1;
	}
}

async function run([name = '', ...rest]: string[]): Promise<void> {
	// Of all times shown and given, wherever the server stands.
	process.env.TZ ||= 'Asia/Singapore';
	const usage = `Usage: enquiries COMMAND\n${Object.values(commands)
		.map((command) => `  ${command.usage}`)
		.join('\n')}`;
	if (['help', ...helpOptions].includes(name)) return say(usage);
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new UsageError(name ? `There is no command ${name}.\n${usage}` : usage);
	if (rest.some((option) => helpOptions.includes(option))) return say(`Usage: enquiries ${command.usage}`);
	const { values, positionals } = parse(command, rest);
	const config = readConfig(process.env);
	expectStore(config);
	// The service alone changes tables: looking at them must not keep the version that runs from starting again.
	const database = await openDatabase(config, () => {}, command.takesAnyVersion ? 'accept' : 'refuse');
	try {
		const encryption = createFieldEncryption(config.encryptionKeys);
		await command.run({
			config,
			database,
			encryption,
			store: createEnquiryStore(database, encryption),
			outbox: createOutbox(database),
			values,
			positionals,
			out: process.stdout,
			say,
			confirm,
		});
	} finally {
		await database.close();
	}
}

function parse(command: Command, args: string[]) {
	const usage = `Usage: enquiries ${command.usage}`;
	const { values, positionals } = parseWith(command, args, usage);
	if (positionals.length > command.arguments) throw new UsageError(usage);
	// A variable that was not set in somebody's script must not come to mean everybody.
	if ([...Object.values(values), ...positionals].includes('')) throw new UsageError(`A value is empty.\n${usage}`);
	return { values, positionals };
}

function parseWith({ options }: Command, args: string[], usage: string) {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
		// No option may be given several times, so none is a list.
		return { values: values as Values, positionals };
	} catch (error) {
		throw new UsageError(`${(error as Error).message}\n${usage}`);
	}
}

/** Opening would create an empty store, and an operator in the wrong folder would read "no enquiries". */
function expectStore({ databaseUrl, dataDir }: Config): void {
	if (databaseUrl || existsSync(sqlitePath(dataDir))) return;
	throw new CommandFailed(`There is no store in ${dataDir}: set DATA_DIR or DATABASE_URL as the server has it.`);
}

async function confirm(question: string): Promise<boolean> {
	const lines = createInterface({ input: process.stdin, output: process.stderr });
	const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
	const answer = await Promise.race([lines.question(question), ended]);
	lines.close();
	return /^y(es)?$/i.test(answer.trim());
}

function describeFailure(error: unknown): string {
	const words = [UsageError, CommandFailed, ConfigError].some((kind) => error instanceof kind);
	return words ? (error as Error).message : StoreUnavailable.from(error).message;
}
