/** Endpoints that need no server: the page's own `fetch` answers for them. */

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const wrongField = { field: 'email', message: 'This address was refused by the service' };

export const simulatedEndpoints: Record<string, () => Promise<Response>> = {
	'https://slow.example': async () => {
		await wait(5_000);
		return Response.json({ reference: 'SLOW-BUT-SAFE', receivedAt: new Date().toISOString() }, { status: 201 });
	},
	'https://failing.example': async () => new Response(null, { status: 503 }),
	'https://busy.example': async () => new Response(null, { status: 429, headers: { 'Retry-After': '2' } }),
	'https://correcting.example': async () => Response.json({ errors: [wrongField] }, { status: 422 }),
	'https://refusing.example': async () => new Response(null, { status: 403 }),
	'https://unreachable.example': async () => {
		throw new TypeError('Failed to fetch');
	},
};

/** Reports every answer, of real endpoints too. */
export function simulateEndpoints(page: Window, report = (_words: string) => {}): void {
	const realFetch = page.fetch;
	page.fetch = async (input, init) => {
		const request = `${init?.method ?? 'GET'} ${input}`;
		try {
			const response = await (simulatedEndpoints[`${input}`]?.() ?? realFetch.call(page, input, init));
			report(`${request}: ${response.status}`);
			return response;
		} catch (error) {
			report(`${request}: no answer`);
			throw error;
		}
	};
}
