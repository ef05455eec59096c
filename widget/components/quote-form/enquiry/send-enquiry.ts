/** Sends an enquiry, and retries after transient failures with the same idempotency key. */

import { brand } from '../../../../shared/content/brand.ts';
import {
	type EnquiryReceipt,
	idempotencyHeader,
	type Problem,
	testPartner,
	type WrongField,
} from '../../../../shared/enquiry/enquiry-api.ts';
import type { Enquiry } from '../../../../shared/enquiry/enquiry-schema.ts';
import { readRetryAfter } from '../../../../shared/enquiry/retry-after.ts';
import { pause, retry } from '../../../../shared/retry.ts';
import { simulatedEndpoint } from '../../../api/options.ts';
import { warnOnce } from '../../../api/warn-once.ts';
import { scriptOrigin } from '../../../element/script-origin.ts';
import { keyFor } from './enquiry-key.ts';

const attemptTimeoutMs = 30_000;
const simulatedDelayMs = 1_000;

const sandboxWarning = 'a sandboxed frame has no origin: add allow-same-origin';

/** `sendEnquiry` rejects with this error unless it was aborted. */
export class EnquiryFailure extends Error {
	/** As in the event `quote-widget:error`. */
	readonly code: string;
	/** True if sending the same enquiry again may succeed. */
	readonly retryable: boolean;
	/** Field errors of a 422 response. */
	readonly errors: readonly WrongField[];
	/** Delay from the response's `Retry-After` header, or 0. */
	readonly waitMs: number;

	constructor(code: string, retryable: boolean, errors: readonly WrongField[] = [], waitMs = 0) {
		super(code);
		this.code = code;
		this.retryable = retryable;
		this.errors = errors;
		this.waitMs = waitMs;
	}
}

interface SendOptions {
	endpoint: string;
	/** Seed of the idempotency key, which is the same for all retries. */
	seed: string;
	signal: AbortSignal;
}

/** Resolves once the enquiry is stored or simulated. Rejects with an `EnquiryFailure`, or, if aborted, the signal's reason. */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<EnquiryReceipt> {
	if (simulatedEndpoint.test(options.endpoint)) return simulate(enquiry, options);
	const body = toJson(enquiry);
	const attempt = () =>
		post(body, options).catch((error) => {
			throw error instanceof EnquiryFailure ? error : new EnquiryFailure('network', true);
		});
	const waitAfter = ({ retryable, waitMs }: EnquiryFailure) => (retryable ? waitMs : Number.POSITIVE_INFINITY);
	const receipt = await retry(attempt, waitAfter, options.signal);
	// A partner's service may send null in place of no warnings.
	const warnings = receipt.warnings ?? [];
	if (warnings.includes('unknown-partner')) warnOnce(`no partner has the id ${enquiry.partner}`);
	if (warnings.includes('outdated-figures')) warnOnce('outdated figures: take a newer build');
	return receipt;
}

async function post(body: string, { endpoint, seed, signal }: SendOptions): Promise<EnquiryReceipt> {
	// Aborts after `attemptTimeoutMs` or with `signal`. Not `AbortSignal.any()`, which needs Chrome 116, Firefox 124 or Safari 17.4.
	const attempt = new AbortController();
	const end = () => attempt.abort();
	pause(attemptTimeoutMs, signal).then(end, end);
	if (!endpoint) throw new EnquiryFailure('endpoint', false);
	const response = await fetch(endpoint, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', [idempotencyHeader]: keyFor(body, seed) },
		credentials: 'omit',
		body,
		signal: attempt.signal,
	});
	const { ok, status } = response;
	if (ok) {
		const receipt = await readJson<EnquiryReceipt>(response);
		// A response without a reference does not confirm that the enquiry was stored.
		if (typeof receipt?.reference === 'string') return receipt;
	}
	// Unlike `location.origin`, `origin` is "null" in a sandboxed page, and in a `srcdoc` frame it is the surrounding page's origin.
	if (status === 403)
		warnOnce(origin === 'null' ? sandboxWarning : `${origin} is not registered: write to ${brand.email}`);
	const problem = status === 422 ? await readJson<Problem>(response) : undefined;
	// Our own service sends a receipt with each success, so a success without one must come from a proxy or a service worker. Tests
	// `endpoint`, because the response's `url` may be that of a page which the service worker has stored.
	const isFromProxy = ok && endpoint.startsWith(`${scriptOrigin}/`);
	throw new EnquiryFailure(
		`${status}`,
		isFromProxy || status === 408 || status === 429 || status >= 500,
		problem?.errors,
		readRetryAfter(response.headers.get('Retry-After')),
	);
}

/**
 * Returns null if the body is not JSON; rejects if the connection breaks. Calls `json()`, because on pages that wrap `fetch()` the
 * response may have no other method.
 */
function readJson<Body>(response: Response): Promise<Body | null> {
	return response.json().catch((error) => {
		if (error.name === 'SyntaxError') return null;
		throw error;
	});
}

/** Shadows the `toJSON` methods that Prototype.js before 1.7 gives every array and object, because they would change the body. */
function toJson(enquiry: Enquiry): string {
	const plain = { toJSON: undefined };
	return JSON.stringify({ ...enquiry, ...plain, pregnancyType: Object.assign([...enquiry.pregnancyType], plain) });
}

async function simulate(enquiry: Enquiry, { endpoint, signal }: SendOptions): Promise<EnquiryReceipt> {
	console.log(enquiry);
	await pause(simulatedDelayMs, signal);
	if (endpoint.endsWith('failure')) throw new EnquiryFailure('simulated', true);
	const receipt = { reference: 'SIMULATED', receivedAt: new Date().toISOString() };
	return enquiry.partner === testPartner ? { ...receipt, test: true } : receipt;
}
