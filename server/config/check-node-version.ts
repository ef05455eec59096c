/** Checks the version of Node with a clear message, before code is loaded that an old Node cannot parse. */

const minimumMajor = 24;

/** Ends the process if Node is too old. @param command command of the message, which starts the program with the packaged Node */
export function checkNodeVersion(command: string): void {
	const version = process.versions.node;
	if (Number.parseInt(version, 10) >= minimumMajor) return;
	console.error(
		`Node ${minimumMajor} or newer is needed, and this is ${version}: run "${command}", which brings its own, or use node_modules/.bin/node.`,
	);
	process.exit(1);
}
