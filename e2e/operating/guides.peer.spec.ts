/** The operator's guides, followed word by word on a machine with systemd: install, back up, restore elsewhere. */

import { expect, test } from '@playwright/test';
import { guideCommands } from './guide.ts';
import { canBoot, runOnMachine } from './systemd-machine.ts';

test.skip(!canBoot, 'NOT TESTED: no systemd-nspawn, or not root');

const [install = ''] = guideCommands('install', 'As a system service');
const [backUp = ''] = guideCommands('daily', 'Back up');
const [restore = ''] = guideCommands('incident', 'Restore');

/** Stores an enquiry, and prints its reference. */
const send = `
send() {
	curl --silent --fail http://127.0.0.1:3000/api/enquiries -H 'content-type: application/json' \\
		-H "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" -d '{"name":"'$1'","dateOfBirth":"1992-03-14",
		"email":"'$1'@example.com","mobilePhone":"8123 4567","gestationalWeek":"NA","pregnancyType":["not-pregnant-yet"],
		"additionalInfo":"","consent":true}' | sed 's/.*"reference":"\\([^"]*\\)".*/\\1/'
}`;

test('installed, backed up, and restored on another machine without who has left since', () => {
	test.setTimeout(300_000);
	const { result, output, words } = runOnMachine(`${send}
# As a clone is, with the packages there.
cd /srv/quote-site && rm -r dist build
( ${install} ) || echo 'things to do'
send kept; erased=$(send erased); send withdrawn
( ${backUp} )
enquiries erase --reference "$erased" --yes
enquiries withdraw --email withdrawn@example.com
systemctl stop quotes
rm -r /var/lib/quotes
! systemctl start quotes
until journalctl -u quotes -o cat | grep -m 1 'There is no store'; do sleep 1; done
! curl --silent --fail http://127.0.0.1:3000/healthz
echo 'Restored:'
( ${restore} )
curl --silent --fail http://127.0.0.1:3000/healthz
`);
	expect(result, words).toBe('success');
	const [before = '', after = ''] = output.split('Restored:\n');
	expect(before).toContain('NOBODY IS TOLD of enquiries');
	expect(before).toMatch(
		/There is no store in \/var\/lib\/quotes, and there are back-ups in \/var\/backups\/quotes: restore/,
	);
	// Both may have come in the same second, and then have no order.
	const rows = after.trim().split('\n').slice(1, -1);
	expect(rows).toHaveLength(2);
	expect(rows).toContainEqual(expect.stringMatching(/ kept@example\.com .* -$/));
	expect(rows).toContainEqual(expect.stringMatching(/ withdrawn@example\.com .* \d\d:\d\d:\d\d$/));
	expect(after.trim()).toMatch(/"status":"ok"/);
});
