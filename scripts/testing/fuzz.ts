/** Settings of property tests. The seed is fixed, so that only a change can make a test fail; `npm run test:fuzz` varies it. */

const { FUZZ_SEED: seed = 1, FUZZ_FACTOR: factor = 1 } = process.env;

export function fuzz(numRuns = 100) {
	return { seed: Number(seed), numRuns: numRuns * Number(factor) };
}
