/** The lines to paste, pinned to this build or not. */

import { useRef, useState } from 'react';
import {
	type Deployment,
	directivesFor,
	type EmbedOptions,
	linesFor,
	partnerToGive,
	scriptFor,
} from './embed-options.ts';

interface CopyLinesProps {
	options: EmbedOptions;
	deployment: Deployment;
}

export function CopyLines({ options, deployment }: CopyLinesProps) {
	const [isPinned, setPinned] = useState(false);
	const [answer, setAnswer] = useState('');
	const code = useRef<HTMLElement>(null);
	const chosen = { ...options, pinned: isPinned };
	const canPin = Boolean(scriptFor({ ...options, pinned: true }, deployment).integrity) && options.way !== 'frame';
	const copy = async () => {
		if (code.current) setAnswer((await copyText(code.current)) ? 'Copied' : 'Selected: copy it by hand');
	};
	return (
		<section className="embed-lines" aria-labelledby="copy">
			<h2 id="copy">Copy</h2>
			<pre>
				<code ref={code}>{linesFor(chosen, deployment)}</code>
			</pre>
			{options.way === 'button' && (
				<p>
					Where your builder cannot give a link <code>data-quote-widget</code>, give it the address{' '}
					<code>#quote-widget</code>: it opens the dialog, too. The options then stand on the script:{' '}
					<code>data-partner="{options.partner || partnerToGive}"</code>.
				</p>
			)}
			<p className="actions">
				<button className="button button-small" type="button" onClick={copy}>
					Copy the lines
				</button>
				<span role="status">{answer}</span>
			</p>
			{!options.partner && (
				<p>
					With the partner id “{partnerToGive}” the lines work on every page, and nobody calls. Give your partner id
					below before you go live.
				</p>
			)}
			{canPin && (
				<label className="option-check">
					<input type="checkbox" checked={isPinned} onChange={({ currentTarget: { checked } }) => setPinned(checked)} />
					Pin this build: it never changes, and a browser runs nothing else. You change the line for a newer one.
				</label>
			)}
		</section>
	);
}

export function ContentSecurityPolicy({ options, deployment }: CopyLinesProps) {
	return (
		<section aria-labelledby="policy">
			<h2 id="policy">Content security policy</h2>
			<p>
				If your site has one, allow this. A <code>&lt;style&gt;</code> or a <code>&lt;script&gt;</code> with content
				must then be in a file of your own.
			</p>
			<pre>
				<code>{directivesFor(options, deployment)}</code>
			</pre>
		</section>
	);
}

/** Without the clipboard, which insecure pages do not have, the text is selected, ready to be copied by hand. */
async function copyText(source: HTMLElement): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(source.innerText);
		return true;
	} catch {
		getSelection()?.selectAllChildren(source);
		return false;
	}
}
