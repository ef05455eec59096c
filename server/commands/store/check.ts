/** Command `check`: reports what is left to do about settings, content, store, back-ups and receivers. Changes nothing. */

import { existsSync, statSync } from 'node:fs';
import { type Config, exampleVariables, shortcomings } from '../../config/config.ts';
import { siteRoot } from '../../config/project-root.ts';
import { lastBackupFailed, newestBackup } from '../../database/backups.ts';
import { sqlitePath } from '../../database/engines/sqlite.ts';
import { StoreUnavailable } from '../../database/failures/store-unavailable.ts';
import { describeFailure } from '../../delivery/channels/channel.ts';
import { domainOf, emailRecipient } from '../../delivery/recipients.ts';
import { builtOrigin } from '../../http/site-files.ts';
import { operatorChannels } from '../../notifications/channels.ts';
import { plainText } from '../../notifications/plain-text.ts';
import { openService } from '../../service/open-service.ts';
import { CommandFailed, formatDeliveryCount, formatEnquiryCount, type StandaloneCommand, write } from '../command.ts';

const hour = 60 * 60 * 1000;
/** Back-ups are made nightly, but not always at the same time, so allow two hours more than a day. */
const oldestBackup = 26 * hour;

export const check: StandaloneCommand = {
	name: 'check',
	async runAlone(config, env, { out, print }) {
		let found = 0;
		for await (const sentence of findings(config, env)) {
			found++;
			await write(out, `${sentence}.\n`);
		}
		for (const mailbox of outsideMailboxes(config))
			print(
				`ENQUIRY_MAIL_TO names ${mailbox}, which is outside the domain of MAIL_FROM. The consent covers licensed advisers alone: look the firm up in MAS's registers.`,
			);
		if (found > 0) throw new CommandFailed(found === 1 ? '1 thing to do.' : `${found} things to do.`);
		print('Nothing is wrong.');
	},
};

async function* findings(config: Config, env: NodeJS.ProcessEnv): AsyncGenerator<string> {
	for (const name of exampleVariables(env)) yield `${name} has still an example value`;
	yield* shortcomings(config, builtOrigin(siteRoot));
	yield* inStore(config);
	yield* inBackups(config);
	yield* inChannels(config);
}

/** Mailboxes of ENQUIRY_MAIL_TO outside MAIL_FROM's domain. They may be another firm's, whose licence the operator must check. */
function outsideMailboxes({ mail }: Config): string[] {
	if (!mail) return [];
	const domain = domainOf(emailRecipient(mail.from));
	return mail.to.filter((mailbox) => domainOf(emailRecipient(mailbox)) !== domain);
}

async function* inStore(config: Config): AsyncGenerator<string> {
	if (!config.databaseUrl && !existsSync(sqlitePath(config.dataDir)))
		return yield `There is no store in ${config.dataDir} yet: the first start makes one`;
	try {
		const { database, store, outbox, replies, warnings } = await openService(config, { otherVersions: 'refuse' });
		try {
			yield* (await warnings()).map(asSentence);
			await database.verifyFreeSpace();
			await store.verifyKeys();
			for (const { recipient, count, reason } of await outbox.listGivenUp())
				yield `Given up for ${recipient}: ${formatDeliveryCount(count)}, the latest because ${plainText(reason ?? 'nobody knows')}. See "deliveries --state dead"`;
			for (const [recipient, references] of await outbox.listUnnotifiable([...operatorChannels(config).keys()]))
				yield `${recipient} is no longer configured, so we cannot tell it that ${references.join(', ')} ended: write to it`;
			if ((await outbox.status()) === 'late')
				yield 'An enquiry has waited more than 15 minutes for a receiver: see "deliveries --state pending"';
			const { unanswered, late, oldest } = await replies.waiting();
			if (unanswered > 0)
				yield `Unanswered: ${formatEnquiryCount(unanswered)}, ${late} of them past the promise, ${oldest} the oldest. See "list --unanswered"`;
		} finally {
			await database.close();
		}
	} catch (error) {
		yield asSentence(StoreUnavailable.because(error).message);
	}
}

function* inBackups({ backupDir }: Config): Generator<string> {
	if (!backupDir) return yield 'BACKUP_DIR is not set: nobody can tell whether there are back-ups';
	if (lastBackupFailed(backupDir)) yield 'The last back-up failed: "journalctl -u quotes-backup" says why';
	const newest = newestBackup(backupDir);
	if (!newest) return yield `There is no back-up in ${backupDir}`;
	const age = Date.now() - statSync(newest).mtimeMs;
	if (age > oldestBackup) yield `The newest back-up, ${newest}, is ${Math.floor(age / hour)} hours old`;
}

/** Verifies every webhook, but the mail server only once, because all mail recipients share that server. */
async function* inChannels(config: Config): AsyncGenerator<string> {
	const channels = operatorChannels(config);
	const isMail = (recipient: string) => recipient.startsWith('email:');
	const firstMail = [...channels.keys()].find(isMail);
	for (const [recipient, { verify }] of channels) {
		if (isMail(recipient) && recipient !== firstMail) continue;
		const name = isMail(recipient) ? 'The mail server of SMTP_URL' : `The receiver ${recipient}`;
		try {
			await verify?.();
		} catch (error) {
			yield `${name} cannot be reached: ${describeFailure(error).reason}`;
		}
	}
}

function asSentence(message: string): string {
	return message.replace(/^WARNING: |\.$/g, '');
}
