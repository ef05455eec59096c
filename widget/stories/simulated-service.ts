/** Simulates the enquiry service without a network. The toolbar or a story selects its response. */

export const endpoint = 'https://service.example/api/enquiries';

const receipt = {
	reference: '0RT3K-9XQ2F-4HT7',
	receivedAt: '2026-11-24T08:00:00.000Z',
	replyBy: '2026-11-25T08:00:00.000Z',
	enquiryUrl: 'https://service.example/enquiry?reference=0RT3K-9XQ2F-4HT7',
};
const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
/** In seconds. The widget waits at most 30 seconds, so it gives up at once. */
const retryAfter = { 'Retry-After': '60' };

const answers = {
	'201 stored': () => Response.json(receipt, { status: 201 }),
	'403 unknown site': () => Response.json({}, { status: 403 }),
	'422 wrong field': () => Response.json({ errors }, { status: 422 }),
	'429 too many': () => Response.json({}, { status: 429, headers: retryAfter }),
	'503 no room': () => Response.json({}, { status: 503, headers: retryAfter }),
	lost: () => Promise.reject(new TypeError('Failed to fetch')),
	late: () => new Promise<never>(() => {}),
	offline: () => Response.json({}, { status: 503, headers: retryAfter }),
};

export type Answer = keyof typeof answers;
export const answerNames = Object.keys(answers);

let current: Answer = '201 stored';
const realFetch = window.fetch;
window.fetch = async (input, init) => (`${input}` === endpoint ? answers[current]() : realFetch(input, init));
Object.defineProperty(navigator, 'onLine', { get: () => current !== 'offline' });

export function answerWith(answer: Answer): void {
	current = answer;
}
