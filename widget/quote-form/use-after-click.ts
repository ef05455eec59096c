/** Leaving a field by a click must not move what is being clicked: what moves the page waits until the click is over. */

import { useEffect, useRef } from 'react';

const delay = 300;

/** Returns how to put off an action; a later one takes its place, and none comes after the component is gone. */
export function useAfterClick(): (action: () => void) => void {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (action) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(action, delay);
	};
}
