/** What an operator runs in the clone that is served needs nothing of the development set: installing that would empty `node_modules` under the running service. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages that a program imports, by way of its own files. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
	if (seen.has(file)) return [];
	seen.add(file);
	const imported = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)';/gm)];
	return imported.flatMap(([, name = '']) => {
		if (name.startsWith('.')) return /\.m?ts$|\.mjs$/.test(name) ? packagesOf(join(file, '..', name), seen) : [];
		if (/^(node:|#)/.test(name)) return [];
		return [/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name];
	});
}

test.each(['build', 'figures', 'words'])('npm run %s', (name) => {
	expect(scripts[`pre${name}`]).toContain('--omit=dev');
	const packages = packagesOf(scripts[name].replace(/^node /, ''));
	for (const one of packages) expect(Object.keys(dependencies)).toContain(one);
	if (name !== 'build') expect(packages).toContain('csv-parse');
});

test.each(['start', 'enquiries'])('npm run %s', (name) => {
	expect(scripts[`pre${name}`]).toContain('--omit=dev');
});
