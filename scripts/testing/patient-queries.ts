/** Raises the timeout of Testing Library's async queries from one second to 20, for busy machines. */

if (globalThis.document) {
	const { configure } = await import('@testing-library/preact');
	configure({ asyncUtilTimeout: 20_000 });
}

export {};
