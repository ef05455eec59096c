/** Items that arrive together are written together; a failed commit fails its own batch alone. */

import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** @param commit what a batch comes to; its items, where it says nothing */
function startWriting(commit: (items: number[]) => unknown = () => {}) {
	const batches: number[][] = [];
	const write = groupCommit(
		async (items: number[]) => {
			batches.push(items);
			await commit(items);
			return items.map((item) => item * 10);
		},
		{ largestBatch: 3, failsAll: () => true },
	);
	const outcomes = async (items: number[]) => (await Promise.allSettled(items.map(write))).map(({ status }) => status);
	return { batches, write, outcomes };
}

test('what arrives together is written together, up to the largest batch, each with its own outcome', async () => {
	const { batches, write } = startWriting();
	expect(await Promise.all([1, 2, 3, 4].map(write))).toEqual([10, 20, 30, 40]);
	expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what arrives during a commit joins the next one', async () => {
	let finish = () => {};
	const { batches, write } = startWriting(() => new Promise<void>((resolve) => (finish = resolve)));
	const first = write(1);
	await expect.poll(() => batches.length).toBe(1);
	const others = [write(2), write(3)];
	finish();
	await first;
	await expect.poll(() => batches.length).toBe(2);
	finish();
	await Promise.all(others);
	expect(batches).toEqual([[1], [2, 3]]);
});

test('a failed commit fails its own batch and no other', async () => {
	const failing = startWriting((items) => (items.includes(1) ? Promise.reject(new Error('disk')) : undefined));
	expect(await failing.outcomes([1, 2, 3, 4])).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
	expect(await failing.write(5)).toBe(50);
});
