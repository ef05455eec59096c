/** The operator's guides, followed word by word on a machine with systemd: install, back up, restore elsewhere. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { canBoot, runOnMachine } from './systemd-machine.ts';

test.skip(!canBoot, 'NOT TESTED: no systemd-nspawn, or not root');

const [install = ''] = guideCommands('install', 'As a system service');
const [backUp = ''] = guideCommands('daily', 'Back up');
const [restore = ''] = guideCommands('incident', 'Restore');
const [publish = '', upgrade = ''] = guideCommands('install', 'Upgrade');
const [rollBack = ''] = guideCommands('install', 'Back to the version before');

/** The shell commands of a section, in its order. */
function guideCommands(file: 'install' | 'daily' | 'incident', heading: string): string[] {
	const guide = readFileSync(`docs/operating/${file}.md`, 'utf8');
	const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
	const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
	if (blocks.length === 0) throw new Error(`docs/operating/${file}.md has no commands under "${heading}".`);
	return blocks;
}

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
systemctl stop quotes.socket
! curl --silent http://127.0.0.1:3000/livez
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

/** Puts nginx and Caddy in front, as the guide does, and asks both 20 times a second for pages, files and to take an enquiry. */
const ask = `
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=quotes.example -keyout /root/key.pem -out /root/fullchain.pem
sed 's#/etc/letsencrypt/live/quotes.example/privkey.pem#/root/key.pem#; s#/etc/letsencrypt/live/quotes.example#/root#' \\
	deploy/nginx.conf >/etc/nginx/conf.d/quotes.conf
nginx
SITE=http://127.0.0.1:8080 caddy start --adapter caddyfile --config deploy/Caddyfile
cat >/root/ask.mjs <<'EOF'
const places = ['https://quotes.example', 'http://127.0.0.1:8080'];
const paths = ['/', '/maternity', '/widget/v1/quote-widget.js', '/favicon.svg'];
const enquiry = { name: 'asked', dateOfBirth: '1992-03-14', email: 'asked@example.com', mobilePhone: '8123 4567',
	gestationalWeek: 'NA', pregnancyType: ['not-pregnant-yet'], consent: true };
const asked = [];
async function ask(number) {
	const place = places[number % 2];
	const isPost = number % 4 > 1;
	const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
	const post = { method: 'POST', headers, body: JSON.stringify(enquiry) };
	const address = place + (isPost ? '/api/enquiries' : paths[(number >> 2) % paths.length]);
	const status = await fetch(address, isPost ? post : {}).then(async (answer) => (await answer.text()) && answer.status, String);
	if (status !== (isPost ? 201 : 200)) console.log('failed', address, status);
}
const asking = setInterval(() => asked.push(ask(asked.length)), 50);
process.on('SIGTERM', async () => {
	clearInterval(asking);
	await Promise.all(asked);
	console.log('asked', asked.length);
});
EOF
echo '127.0.0.1 quotes.example' >>/etc/hosts
NODE_TLS_REJECT_UNAUTHORIZED=0 node_modules/node/bin/node --no-warnings /root/ask.mjs >/root/asked &
asking=$!`;

test('upgraded with changes of one’s own, and rolled back, with every enquiry kept and no failed request', () => {
	test.setTimeout(300_000);
	const { result, output, words } = runOnMachine(`${send}
change() { grep --quiet "$2" "$1" && sed -i "s/$2/$3/" "$1"; }
shown() { for text in "$@"; do echo "shown $text: $(curl --silent --fail http://127.0.0.1:3000/maternity | grep --count "$text" || true)"; done; }
export GIT_AUTHOR_NAME=operator GIT_AUTHOR_EMAIL=operator@quotes.example GIT_CONFIG_GLOBAL=/root/gitconfig
export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL
cd /srv/quote-site && rm -r dist build .git
git init --quiet --initial-branch=main && git add --all && git commit --quiet -m 'The product'
git clone --quiet --bare . /srv/product.git && git remote add origin /srv/product.git
( ${install} ) || echo 'things to do'
( ${backUp} )
git switch -c ours
change shared/content/plans.json '"premium": 409' '"premium": 411'
change shared/content/brand.json '"CoverCompass' '"Harbour'
change shared/content/words/en/consent.ts 'I agree' 'I do agree'
change shared/content/words/en/form-copy.ts 'Get your free quote' 'Your own free quote'
change shared/brand/colours.css '42% 0.085 195' '41% 0.085 195'
echo "RATE_LIMIT_PER_MINUTE='1000000'" >>/etc/quotes.env && systemctl restart quotes
${ask}
( ${publish} )
git clone --quiet /srv/product.git /root/product && cd /root/product
change shared/content/plans.json '"premium": 440' '"premium": 443'
change shared/brand/colours.css '0.012 70' '0.013 70'
change shared/content/words/en/faq.ts 'Frequently asked' 'Newly asked'
git commit --quiet --all -m 'A newer version' && git push --quiet
first=$(send first)
( ${upgrade} ) || echo 'things to do'
second=$(send second)
echo 'Upgraded:'
shown '411\\.00' '443\\.00' Harbour 'I do agree' 'Your own free quote' '41% *\\.085 195\\|41% 0\\.085 195' 'Newly asked'
( ${rollBack} )
echo 'Rolled back:'
shown '411\\.00' '443\\.00' Harbour 'Newly asked'
enquiries show "$first" && enquiries show "$second"
kill $asking && wait $asking
cat /root/asked
`);
	expect(result, words).toBe('success');
	const [, upgraded = '', back = ''] = output.split(/^(?:Upgraded|Rolled back):\n/m);
	// By installing, backing up, publishing and upgrading.
	expect(output).toMatch(/^The service was started \d times on \S+ within an hour: /m);
	expect(upgraded.match(/^shown .*: [1-9]\d*$/gm), upgraded).toHaveLength(7);
	expect(back).toMatch(/^shown 411.*: [1-9].*\nshown 443.*: 0\nshown Harbour: [1-9].*\nshown Newly asked: 0\n/);
	expect(back).not.toContain('failed');
	expect(Number(back.match(/^asked (\d+)$/m)?.[1])).toBeGreaterThan(200);
	for (const name of ['first', 'second']) expect(back).toContain(`${name}@example.com`);
});
