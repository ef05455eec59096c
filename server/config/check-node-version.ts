/** Whether this Node can run the service: one that is too old cannot even read its code, and would say so in its own words. */

const oldestMajor = 24;

/** Ends the process on a Node that is too old. @param command what brings the right one */
export function checkNodeVersion(command: string): void {
	const version = process.versions.node;
	if (Number.parseInt(version, 10) >= oldestMajor) return;
	console.error(
		`Node ${oldestMajor} or newer is needed, and this is ${version}: run "${command}", which brings its own, or use node_modules/.bin/node.`,
	);
	process.exit(1);
}
