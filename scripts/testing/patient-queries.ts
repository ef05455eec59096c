/** What a test of components waits for may take as long as a busy machine needs, not one second. */

if (globalThis.document) {
	const { configure } = await import('@testing-library/preact');
	configure({ asyncUtilTimeout: 20_000 });
}

export {};
