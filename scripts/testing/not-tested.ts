/** Says that this machine cannot test something; fails in continuous integration, where everything has to be tested. */

export function notTested(what: string, needs: string): void {
	const text = `NOT TESTED: ${what}. It needs ${needs}.`;
	if (process.env.CI) throw new Error(text);
	console.warn(`\n!!! ${text}\n`);
}
