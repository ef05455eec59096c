/** What was chosen in the playground, kept in the page's address behind the `#`: to be shared, and never sent to a server. */

export function readState(): URLSearchParams {
	return new URLSearchParams(location.hash.slice(1));
}

export function keepState(name: string, value: string): void {
	const state = readState();
	state.set(name, value);
	history.replaceState(null, '', `#${state}`);
}

/** A step that the browser's "back" takes back. */
export function startState(state: Record<string, string>): void {
	history.pushState(null, '', `#${new URLSearchParams(state)}`);
}
