/** `AbortSignal.timeout` by hand: no test waits for it, and none depends on how fast the machine is. */

import { vi } from 'vitest';

/** `vi.restoreAllMocks` takes it back. @returns lets so many milliseconds pass for every timeout that was made */
export function holdTimeouts(): (milliseconds: number) => void {
	const held: { after: number; controller: AbortController }[] = [];
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
		const controller = new AbortController();
		held.push({ after, controller });
		return controller.signal;
	});
	return (milliseconds) => {
		const expired = new DOMException('The operation timed out.', 'TimeoutError');
		for (const { after, controller } of held) if (after <= milliseconds) controller.abort(expired);
	};
}
