/** Replaces `AbortSignal.timeout` by timeouts that a test triggers, so that the test neither waits nor depends on time. */

import { vi } from 'vitest';

/** Undone by `vi.restoreAllMocks`. @returns function that aborts every signal whose timeout is at most `milliseconds` */
export function fakeTimeouts(): (milliseconds: number) => void {
	const pending: { after: number; controller: AbortController }[] = [];
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
		const controller = new AbortController();
		pending.push({ after, controller });
		return controller.signal;
	});
	return (milliseconds) => {
		const expired = new DOMException('The operation timed out.', 'TimeoutError');
		for (const { after, controller } of pending) if (after <= milliseconds) controller.abort(expired);
	};
}
