/** Endpoints that need no server: this page's own `fetch` answers for them. */

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const answers: Record<string, () => Promise<Response>> = {
	'https://failing.example': async () => new Response(null, { status: 503 }),
	'https://slow.example': async () => {
		await wait(5_000);
		return Response.json({ reference: 'SLOW-BUT-SAFE', receivedAt: new Date().toISOString() }, { status: 201 });
	},
};

const realFetch = window.fetch;

window.fetch = (input, init) => answers[`${input}`]?.() ?? realFetch(input, init);
