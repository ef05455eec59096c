/** Warns that this machine cannot run a test. Throws in continuous integration, where every test must run. */

export function notTested(what: string, needs: string): void {
	const text = `NOT TESTED: ${what}. It needs ${needs}.`;
	if (process.env.CI) throw new Error(text);
	console.warn(`\n!!! ${text}\n`);
}
