/** Asks the service if a site and a partner id are registered, and shows what to do if they are not. */

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { fetchData } from '../fetch-data.ts';

interface Registration {
	origin: string;
	registered: boolean;
	/** Absent if no partner id was sent. */
	partnerKnown?: boolean;
}

const action = '/api/partners/origin';
const loopback = /^https?:\/\/(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::|$)/;
const invalid = 'That is not a web address, such as https://www.acme.example/baby.';

export function RegisteredSite() {
	const [answer, setAnswer] = useState<ReactNode>();
	const lastUrl = useRef('');
	const check = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const url = `${new FormData(event.currentTarget).get('url')}`.trim();
		lastUrl.current = url;
		setAnswer('Checking…');
		const result = await answerFor(url, chosenPartner());
		if (lastUrl.current === url) setAnswer(result);
	};
	return (
		<section aria-labelledby="registered">
			<h2 id="registered">Is your site registered?</h2>
			{/* Before hydration, submitting the form opens the service's response as a page. */}
			<form className="registered-site" action={action} noValidate onSubmit={check}>
				<div className="option-field">
					<label htmlFor="site">Address of your page</label>
					<input
						id="site"
						name="url"
						type="url"
						placeholder="https://www.acme.example/baby"
						autoComplete="url"
						spellCheck={false}
						aria-invalid={answer === invalid}
						aria-describedby="site-answer"
					/>
				</div>
				<button className="button button-quiet" type="submit">
					Check
				</button>
				<p id="site-answer" role="status">
					{answer}
				</p>
			</form>
		</section>
	);
}

/** Partner id in the options, which are another island. */
function chosenPartner(): string {
	return document.querySelector<HTMLInputElement>('input[name="partner"]')?.value.trim() ?? '';
}

/** @param site URL, possibly without `https://`, which browsers hide in the address bar */
async function answerFor(site: string, partner: string): Promise<ReactNode> {
	const query = new URLSearchParams({ url: site.includes('://') ? site : `https://${site}`, partner });
	// A negative answer is not cached, because it changes as soon as the site is registered.
	const mayChange = ({ body }: { body: unknown }) => !isAccepted(body as Registration);
	const { status, body } = await fetchData(`${action}?${query}`, mayChange).catch(() => ({ status: 0, body: null }));
	if (status === 422) return invalid;
	if (status !== 200)
		return (
			<>
				We could not check that just now. Try again later, or write to{' '}
				<a href={`mailto:${brand.email}`}>{brand.email}</a>.
			</>
		);
	const { origin, registered, partnerKnown } = body as Registration;
	if (partnerKnown === false && registered)
		return `Enquiries from ${origin} are accepted, but no partner has the id “${partner}”, so no partner receives them.`;
	if (loopback.test(origin))
		return `${origin} is your own machine, which may always send enquiries. Check your public address instead.`;
	if (registered) return `${origin} is registered: enquiries from its pages are accepted.`;
	const subject = encodeURIComponent(`Please register ${origin}`);
	const text = encodeURIComponent(`Address: ${origin}\r\nPartner id: ${partner}\r\n`);
	return (
		<>
			{origin} is not registered: enquiries from its pages are refused. Send this address, and your partner id if you
			have one, to <a href={`mailto:${brand.email}?subject=${subject}&body=${text}`}>{brand.email}</a>.
		</>
	);
}

function isAccepted({ registered, partnerKnown }: Registration): boolean {
	return registered && partnerKnown !== false;
}
