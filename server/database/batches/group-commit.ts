/** Group commit: concurrent writers share one fsync. While one batch is written, the next one gathers. */

type Waiting<Item, Outcome> = PromiseWithResolvers<Outcome> & { item: Item };

interface GroupCommitOptions {
	largestBatch: number;
	/** Whether a failure concerns every item: after any other, each is written alone. */
	failsAll: (error: unknown) => boolean;
}

/**
 * @param commit writes a batch durably; returns one outcome an item, in order.
 * @returns writes one item; resolves once it is durable
 */
export function groupCommit<Item, Outcome>(
	commit: (items: Item[]) => Promise<Outcome[]>,
	{ largestBatch, failsAll }: GroupCommitOptions,
): (item: Item) => Promise<Outcome> {
	const queue: Waiting<Item, Outcome>[] = [];
	let writing = false;

	async function drain(): Promise<void> {
		writing = true;
		for (await gather(); queue.length > 0; await gather()) await settle(queue.splice(0, largestBatch));
		writing = false;
	}

	/** Yields to the event loop while that brings more items: requests already received share this commit. */
	async function gather(): Promise<void> {
		for (let before = -1; before < queue.length && queue.length < largestBatch; ) {
			before = queue.length;
			await new Promise((resolve) => setImmediate(resolve));
		}
	}

	async function settle(batch: Waiting<Item, Outcome>[]): Promise<void> {
		try {
			const outcomes = await commit(batch.map((waiting) => waiting.item));
			batch.forEach((waiting, index) => {
				waiting.resolve(outcomes[index] as Outcome);
			});
		} catch (error) {
			if (batch.length > 1 && !failsAll(error)) for (const waiting of batch) await settle([waiting]);
			else for (const waiting of batch) waiting.reject(error);
		}
	}

	return (item) => {
		const waiting = { item, ...Promise.withResolvers<Outcome>() };
		queue.push(waiting);
		if (!writing) void drain();
		return waiting.promise;
	};
}
