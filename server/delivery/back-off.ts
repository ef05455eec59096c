/** When a failed delivery is tried again, and when it is given up. */

const firstDelay = 2000;
/** In milliseconds; the wait doubles up to here. */
export const longestDelay = 60 * 60 * 1000;
/** A clock that jumps must not end a delivery that was hardly tried. */
const fewestAttempts = 10;

/**
 * @param attempts how many have failed, 1 or more
 * @returns milliseconds to wait: the upper half of the doubled delay, at random, so that receivers are not hit in step
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
	const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
	return Math.round(delay * (0.5 + random() / 2));
}

export function isDead(attempts: number, giveUpAt: string, now: number): boolean {
	return attempts >= fewestAttempts && now >= Date.parse(giveUpAt);
}
