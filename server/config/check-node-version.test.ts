import { expect, test } from 'vitest';
import { nodeVersionError } from './check-node-version.ts';

test.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0'])('Node %s will do', (version) => {
	expect(nodeVersionError(version, 'npm start')).toBeUndefined();
});

test.each(['8.17.0', '20.20.2', '23.11.1'])('Node %s is refused with what to do, in one sentence', (version) => {
	expect(nodeVersionError(version, 'npm start')).toBe(
		`Node 24 or newer is needed, and this is ${version}: run "npm start", which brings its own, or use node_modules/.bin/node.`,
	);
});
