/** Whether this Node can run the service: one that is too old cannot even read its code, and would say so in its own words. */

const oldestMajor = 24;

/** Ends the process on a Node that is too old. @param command what brings the right one */
export function checkNodeVersion(command: string): void {
	const objection = nodeVersionError(process.versions.node, command);
	if (!objection) return;
	console.error(objection);
	process.exit(1);
}

/** What to do instead of running on this version, or undefined. */
export function nodeVersionError(version: string, command: string): string | undefined {
	if (Number.parseInt(version, 10) >= oldestMajor) return undefined;
	return `Node ${oldestMajor} or newer is needed, and this is ${version}: run "${command}", which brings its own, or use node_modules/.bin/node.`;
}
