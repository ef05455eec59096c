/** Enquiries that arrive together are written together, and fail alone. */

import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

const options = {
	largestBatch: 3,
	longestQueue: 5,
	queueFull: () => new Error('full'),
	failsAll: (error: unknown) => String(error) !== 'Error: item',
};

test('what arrives together is written together, up to the largest batch, each with its own outcome', async () => {
	const batches: number[][] = [];
	const write = groupCommit(
		async (items: number[]) => {
			batches.push(items);
			return items.map((item) => item * 10);
		},
		{ ...options },
	);
	expect(await Promise.all([1, 2, 3, 4].map(write))).toEqual([10, 20, 30, 40]);
	expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what arrives during a commit joins the next one', async () => {
	const batches: number[][] = [];
	let finish = () => {};
	const write = groupCommit(
		(items: number[]) => {
			batches.push(items);
			return new Promise<number[]>((resolve) => {
				finish = () => resolve(items);
			});
		},
		{ ...options },
	);
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
	let failures = 1;
	const write = groupCommit(
		async (items: number[]) => {
			if (failures-- > 0) throw new Error('disk');
			return items;
		},
		{ ...options },
	);
	const settled = await Promise.allSettled([1, 2, 3, 4].map(write));
	expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
	expect(await write(5)).toBe(5);
});

test('a commit that fails over one item is made again for each alone', async () => {
	const write = groupCommit(
		async (items: number[]) => {
			if (items.includes(2)) throw new Error('item');
			return items;
		},
		{ ...options },
	);
	const settled = await Promise.allSettled([1, 2, 3, 4].map(write));
	expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('what does not fit into the queue is refused at once', async () => {
	const write = groupCommit(async (items: number[]) => items, { ...options });
	const settled = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(write));
	expect(settled.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected']);
});
