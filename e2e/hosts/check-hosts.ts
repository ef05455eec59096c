/**
 * `node e2e/hosts/check-hosts.ts [NAME…]` installs the package beside each host. The host's checker must accept the code under
 * test, and must report each mistake. Needs the network, because hosts are not dependencies of this project.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headlessShellLaunch } from '../../scripts/testing/chromium-launch.ts';
import { startServer } from '../../scripts/testing/start-server.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { brand } from '../../shared/content/brand.ts';
import { recipe } from '../testing/recipe.ts';
import { type Host, hosts, pageTransitions } from './hosts.ts';

const folder = temporaryFolder();

const site = await startServer();
const manifest = await (await fetch(`${site.origin}/widget/v1/manifest.json`)).json();
const tarball = manifest.files['quote-widget.tgz'];

const wanted = process.argv.slice(2);
const all = [...hosts, pageTransitions()];
const failures = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap(checkHost);
await site.stop();
rmSync(folder, { recursive: true });
for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** @returns failures: a wrong lockfile, correct code that the checker refuses, mistakes that the checker does not report */
function checkHost(host: Host): string[] {
	const app = join(folder, host.name);
	mkdirSync(app);
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(app, file)), { recursive: true });
		writeFileSync(join(app, file), text.replaceAll('https://HOST', site.origin));
	};
	write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }));
	for (const [file, content] of Object.entries(host.files ?? {}))
		write(file, typeof content === 'string' ? content : JSON.stringify(content));
	const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
	const address = site.origin + tarball.url;
	execFileSync('npm', [...install, address, ...host.packages], { cwd: app, stdio: 'inherit' });
	const { packages } = JSON.parse(readFileSync(join(app, 'package-lock.json'), 'utf8'));
	const { integrity } = packages[`node_modules/${brand.npmScope}/quote-widget`];
	if (integrity !== tarball.integrity) return [`${host.name}: the lockfile has ${integrity}`];

	const check = (code: string) => {
		write(host.file, code);
		const [program = '', ...args] = host.check;
		const { status, stdout, stderr } = spawnSync(join(app, 'node_modules/.bin', program), args, {
			cwd: app,
			encoding: 'utf8',
			env: { ...process.env, NO_COLOR: '1', CHROMIUM: JSON.stringify(headlessShellLaunch()), ...host.env },
		});
		return { passed: status === 0, output: stdout + stderr };
	};
	const code = host.code?.replaceAll('@SCOPE', brand.npmScope) ?? recipe(host.name);
	const right = check(code);
	if (!right.passed) return [`${host.name}: ${right.output}`];
	const unnoticed = host.mistakes.filter(([now, wrong, word]) => {
		const { passed, output } = check(code.replaceAll(now, wrong));
		return passed || !output.includes(word);
	});
	if (unnoticed.length === 0) console.log(`✓ ${host.name}, and ${host.mistakes.length} mistakes in it`);
	return unnoticed.map(([, wrong]) => `${host.name}: ${wrong} is no error`);
}
