/** Property tests try the same inputs in every run, so that a red one is about a change; `npm run test:fuzz` tries many others. */

const { FUZZ_SEED: seed = 1, FUZZ_FACTOR: factor = 1 } = process.env;

export function fuzz(numRuns = 100) {
	return { seed: Number(seed), numRuns: numRuns * Number(factor) };
}
