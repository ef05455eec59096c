/**
 * `npm run test:hosts`: installs the packed package beside each framework and test runner in a temporary folder, and runs the
 * host's own checker on its recipe. Needs the network; no host is a dependency of ours.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brand } from '../../shared/content/brand.ts';
import { recipe } from '../recipe.ts';
import { editorData, type Host, hosts } from './hosts.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));

execFileSync(process.execPath, ['widget/build/build-package.ts'], { cwd: root, stdio: 'inherit' });
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
	cwd: join(root, 'build/package'),
	encoding: 'utf8',
}).trim();

const wanted = process.argv.slice(2);
const all = [...hosts, editorData(join(root, 'build/package'))];
const failures = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).flatMap(checkHost);
rmSync(folder, { recursive: true });
for (const failure of failures) console.error(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** What is wrong: nothing, if the recipe passes and each of its mistakes is named. */
function checkHost(host: Host): string[] {
	const app = join(folder, host.name);
	mkdirSync(app);
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(app, file)), { recursive: true });
		writeFileSync(join(app, file), text);
	};
	write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }));
	for (const [file, content] of Object.entries(host.files ?? {}))
		write(file, typeof content === 'string' ? content : JSON.stringify(content));
	const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', join(folder, packed)];
	execFileSync('npm', [...install, ...host.packages], { cwd: app, stdio: 'inherit' });

	const check = (code: string) => {
		write(host.file, code);
		const [program = '', ...args] = host.check;
		const { status, stdout, stderr } = spawnSync(join(app, 'node_modules/.bin', program), args, {
			cwd: app,
			encoding: 'utf8',
			env: { ...process.env, NO_COLOR: '1', ...host.env },
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
