/**
 * Tests that run the commands of the operator's guides, except those for containers, on a machine with systemd: installation,
 * back-up, restore, upgrade, and the move to PostgreSQL and back.
 */

import { expect, test } from '@playwright/test';
import { findPeer } from '../../scripts/testing/find-peer.ts';
import { guideBlocks, guideCommands, unusedCommands } from './guide.ts';
import { canBoot, runOnMachine } from './systemd-machine.ts';

test.skip(!canBoot, 'NOT TESTED: no systemd-nspawn, or not root');
test.describe.configure({ timeout: 300_000 });

const [release = '', unpack = ''] = guideCommands('other-set-ups', 'Without building on the server');
const [install = ''] = guideCommands('install', 'As a system service');
const installBuilt = install.replace(/^.*npm run build.*\n/m, '');
const [secrets = '', keyId = ''] = guideCommands('install', 'Secrets');
const [partners = ''] = guideBlocks('install', 'Partners', 'json');
const [installPartners = '', checkPartners = ''] = guideCommands('install', 'Partners');
const [sendTests = ''] = guideCommands('install', 'Receivers');
const [backUp = ''] = guideCommands('install', 'Back up');
const [stop = '', restoreSqlite = '', restorePostgres = '', replay = ''] = guideCommands('incident', 'Restore');
const [beginAnew = ''] = guideCommands('incident', 'Begin without the old enquiries');
const [printWords = '', takeWords = ''] = guideCommands('install', 'Have the translations confirmed');
const [publish = '', upgrade = '', prune = ''] = guideCommands('install', 'Upgrade');
const [rollBack = ''] = guideCommands('install', 'Back to the version before');
const [createDatabase = ''] = guideCommands('other-set-ups', 'PostgreSQL');
const [toPostgres = '', start = '', toSqlite = ''] = guideCommands(
	'other-set-ups',
	'From SQLite to PostgreSQL, and back',
);

test('every command of the guides is tested, except those that need a registry of images', () => {
	const untested = new Set(unusedCommands());
	expect([...untested]).toEqual(['other-set-ups: In a container', 'other-set-ups: Restore in a container']);
});

/** Shell function that stores an enquiry and prints its reference. */
const send = `
send() {
	curl --silent --fail http://127.0.0.1:3000/api/enquiries -H 'content-type: application/json' \\
		-H "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" -d '{"name":"'$1'","dateOfBirth":"1992-03-14",
		"email":"'$1'@example.com","mobilePhone":"8123 4567","gestationalWeek":"NA","pregnancyType":["not-pregnant-yet"],
		"additionalInfo":"","consent":true}' | sed 's/.*"reference":"\\([^"]*\\)".*/\\1/'
}`;

test('installed where nothing can be built, backed up, and restored elsewhere with later erasures and withdrawals', () => {
	const output = runOnMachine(`${send}
cd /srv/quote-site && rm -r dist build
( ${release} )
cp build/release/* /root
# The server has no clone, no Node and no npm.
cd /root && umount /srv/quote-site && rm -f $(type -ap node npm)
( ${unpack} )
ls /srv/quote-site/docs/embedding.md /srv/quote-site/docs/receivers.md /srv/quote-site/docs/glossary
( ${installBuilt} ) || echo 'things to do'
cd /srv/quote-site
{ read -r webhookSecret; read -r key; } <<<"$( ${secrets} )"
cat >>/etc/quotes.env <<EOF
ENCRYPTION_KEY='$key'
WEBHOOK_URL='http://127.0.0.1:4000'
WEBHOOK_SECRET='$webhookSecret'
SMTP_URL='smtp://127.0.0.1:25?ignoreTLS=true'
ENQUIRY_MAIL_TO='duty@quotes.example'
PARTNERS_FILE='/etc/quotes-partners.json'
EOF
postconf -e 'inet_interfaces = loopback-only' 'mydestination =' 'default_transport = discard:' && postfix start
node_modules/node/bin/node --eval "require('http').createServer((_, answer) => answer.end()).listen(4000)" &
cat >partners.json <<EOF
${partners.replace(/https:\/\/crm[^"]*/, 'http://127.0.0.1:4000').replace('whsec_…', '$webhookSecret')}
EOF
( ${installPartners} )
systemctl restart quotes
curl --silent --fail http://127.0.0.1:3000/maternity | grep --count '<quote-widget'
( ${checkPartners.replaceAll('https://quotes.example', 'http://127.0.0.1:3000').replace('enquiries check', '')} )
( ${sendTests} )
send kept; erased=$(send erased); send withdrawn
# Without a back-up, a restore fails and keeps the store.
! ( ${stop} ${restoreSqlite} )
systemctl start quotes && enquiries list | grep 'kept@example.com'
( ${backUp} )
enquiries erase --reference "$erased" --yes
enquiries withdraw --email withdrawn@example.com
systemctl stop quotes.socket
! curl --silent http://127.0.0.1:3000/livez
rm -r /var/lib/quotes
! systemctl start quotes
until journalctl -u quotes -o cat | grep -m 1 'There is no store'; do sleep 1; done
# systemd holds the port, and what is asked there waits for a service that starts.
! curl --silent --fail --max-time 5 http://127.0.0.1:3000/healthz
# Files that were copied from another machine belong to root.
chown root:root /etc/quotes.env /etc/quotes-partners.json && chmod 600 /etc/quotes.env /etc/quotes-partners.json
echo 'Restored:'
( ${stop} ${restoreSqlite} ${replay} )
curl --silent --fail http://127.0.0.1:3000/healthz
`);
	const [before = '', after = ''] = output.split('Restored:\n');
	expect(before).toContain('NOBODY IS TOLD of enquiries');
	expect(before).toContain('{"origin":"https://www.acme.example","registered":true,');
	expect(before).toContain(
		'There is no store in /var/lib/quotes, and there are back-ups in /var/backups/quotes: restore',
	);
	// Expects the rows in any order, because both enquiries may have been stored in the same second.
	const rows = after.trim().split('\n').slice(1, -1);
	expect(rows).toHaveLength(2);
	expect(rows).toContainEqual(expect.stringMatching(/ kept@example\.com .* -$/));
	expect(rows).toContainEqual(expect.stringMatching(/ withdrawn@example\.com .* \d\d:\d\d:\d\d$/));
	expect(after.trim()).toMatch(/"status":"ok"/);
});

/** Shell script that starts nginx and Caddy with the files in `deploy/`, and sends 20 requests a second, enquiries among them. */
const startRequests = `
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

test('upgraded with an operator’s changes, and rolled back, with every enquiry kept and no failed request', () => {
	const output = runOnMachine(`${send}
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
( ${printWords} ); change words.csv '表格提交成功' '表格已提交'; ( ${takeWords} )
change shared/content/plans.json '"premium": 409' '"premium": 411'
change shared/content/brand.json '"CoverCompass' '"Harbour'
change shared/content/words/en/consent.ts 'I agree' 'I do agree'
change shared/content/words/en/form-copy.ts 'Get your free quote' 'Your own free quote'
change shared/brand/colours.css '42% 0.085 195' '41% 0.085 195'
echo "RATE_LIMIT_PER_MINUTE='1000000'" >>/etc/quotes.env && systemctl restart quotes
${startRequests}
( ${publish} )
git clone --quiet /srv/product.git /root/product && cd /root/product
change shared/content/plans.json '"premium": 440' '"premium": 443'
change shared/brand/colours.css '0.012 70' '0.013 70'
change shared/content/words/en/faq.ts 'Frequently asked' 'Newly asked'
git commit --quiet --all -m 'A newer version' && git push --quiet
# An earlier upgrade has left its tag.
git tag before-upgrade main
first=$(send first)
( ${upgrade} ) || echo 'things to do'
second=$(send second)
echo 'Upgraded:'
shown '411\\.00' '443\\.00' Harbour 'I do agree' 'Your own free quote' '41% *\\.085 195\\|41% 0\\.085 195' 'Newly asked'
( ${rollBack} )
echo 'Rolled back:'
shown '411\\.00' '443\\.00' Harbour 'Newly asked'
enquiries show "$first" && enquiries show "$second"
( ${prune} )
kill $asking && wait $asking
cat /root/asked
`);
	const [, upgraded = '', back = ''] = output.split(/^(?:Upgraded|Rolled back):\n/m);
	expect(upgraded.match(/^shown .*: [1-9]\d*$/gm), upgraded).toHaveLength(7);
	expect(back).toMatch(/^shown 411.*: [1-9].*\nshown 443.*: 0\nshown Harbour: [1-9].*\nshown Newly asked: 0\n/);
	expect(back).not.toContain('failed');
	expect(Number(back.match(/^asked (\d+)$/m)?.[1])).toBeGreaterThan(200);
	for (const name of ['first', 'second']) expect(back).toContain(`${name}@example.com`);
});

test('moved to PostgreSQL, its key changed and lost, restored there, moved back, and restarted with an empty store', () => {
	test.skip(!findPeer('pg_createcluster'), 'NOT TESTED: there is no PostgreSQL of Debian on this machine');
	const output = runOnMachine(`${send}
set_key() { sed -i '/^ENCRYPTION_KEY=/d' /etc/quotes.env; echo "ENCRYPTION_KEY='$1'" >>/etc/quotes.env; }
key_id() { KEY=$1; ${keyId.trim()}
}
cd /srv/quote-site
( ${installBuilt} ) || echo 'things to do'
{ read -r _; read -r old; } <<<"$( ${secrets} )"
{ read -r _; read -r new; } <<<"$( ${secrets} )"
send plain
set_key "$old" && systemctl restart quotes
first=$(send first)
# A new cluster with Debian's defaults.
version=$(ls /usr/lib/postgresql | tail -1)
pg_dropcluster --stop "$version" main || true
pg_createcluster --start "$version" main
echo '127.0.0.1 db.example' >>/etc/hosts
printf 'password\npassword\n' | ( ${createDatabase} )
( ${toPostgres} )
echo "DATABASE_URL='${toPostgres.match(/postgres:[^']*/)}'" >>/etc/quotes.env
( ${start} ) || echo 'things to do'
# Without a back-up, a restore fails and keeps the database.
! ( ${stop} ${restorePostgres} )
systemctl start quotes
( ${backUp} )
set_key "$new,$old" && systemctl restart quotes
second=$(send second)
set_key "$new"
! systemctl restart quotes
until journalctl -u quotes -o cat | grep -m 1 "encrypted with the key $(key_id "$old")"; do sleep 1; done
set_key "$new,$old" && systemctl restart quotes
systemctl start quotes-backup
enquiries withdraw --reference "$second"
echo 'Restored:'
( ${stop} ${restorePostgres} ${replay} )
echo 'Key lost:'
set_key "$new" && systemctl stop quotes.socket
{ enquiries list || true; } |& grep "$first .*cannot be read"
enquiries erase --reference "$first" --yes
echo 'Moved back:'
( ${toSqlite} )
sed -i '/^DATABASE_URL=/d' /etc/quotes.env
systemctl start quotes
enquiries list
echo 'Anew:'
systemctl stop quotes.socket && rm -r /var/lib/quotes && install -d -m 700 -o quotes -g quotes /var/lib/quotes
( ${beginAnew} ) &
until curl --silent --fail http://127.0.0.1:3000/healthz; do sleep 1; done
pkill -u quotes -f -- --new
wait $!
enquiries list
`);
	const [, restored = '', movedBack = '', anew = ''] = output.split(/^(?:Restored|Moved back|Anew):\n/m);
	for (const name of ['plain', 'first', 'second']) expect(restored).toContain(`${name}@example.com`);
	expect(restored).toMatch(/ second@example\.com .* \d\d:\d\d:\d\d$/m);
	expect(movedBack.match(/\w+@example\.com/g)?.toSorted()).toEqual(['plain@example.com', 'second@example.com']);
	expect(anew).toContain('"status":"ok"');
	expect(anew).not.toContain('@example.com');
});
