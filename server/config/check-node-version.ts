/** Checks the version of Node before code is loaded that an old Node cannot run, so that the failure has a clear message. */

const minimumMajor = 24;

/** Ends the process if Node is too old. @param command npm command that the message recommends: it uses the packaged Node */
export function checkNodeVersion(command: string): void {
	const version = process.versions.node;
	if (Number.parseInt(version, 10) >= minimumMajor) return;
	console.error(
		`Node ${minimumMajor} or newer is needed, and this is ${version}: run "${command}", which brings its own, or use node_modules/.bin/node.`,
	);
	process.exit(1);
}
