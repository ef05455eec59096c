/** The lines to paste, with buttons that copy them. */

import { Fragment, type RefObject, useState } from 'react';
import { testPartner } from '../../../shared/enquiry/enquiry-api.ts';
import type { EmbedOptions } from './embed-options.ts';

interface CopyLinesProps {
	options: EmbedOptions;
	lines: string;
	code: RefObject<HTMLElement | null>;
}

export function CopyLines({ options: { way, attributes }, lines, code }: CopyLinesProps) {
	return (
		<section className="embed-lines" aria-labelledby="copy">
			<h2 id="copy">Copy</h2>
			<pre>
				<code ref={code}>{breakable(lines)}</code>
			</pre>
			<p className="actions">
				<CopyButton code={code}>Copy the lines</CopyButton>
			</p>
			{way === 'button' && (
				<p>
					Your builder cannot give a link <code>data-quote-widget</code>? Give it the address <code>#quote-widget</code>
					, and the script the options: <code>data-partner="{attributes.partner ?? testPartner}"</code>.
				</p>
			)}
			{way === 'frame' && (
				<p>The script makes the frame as high as its content. If scripts are not allowed, leave it out.</p>
			)}
			{!attributes.partner && (
				<p>
					The partner id “{testPartner}” works on every page, and nobody will call. Enter your own before you go live.
				</p>
			)}
		</section>
	);
}

/** Lets an address wrap after each slash between two words. */
function breakable(lines: string) {
	return lines.split(/(?<=\w\/)(?=\w)/).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
		<Fragment key={index}>
			{index > 0 && <wbr />}
			{part}
		</Fragment>
	));
}

/** A second copy button for narrow screens, on which the lines are far from the options. */
export function CopyBar({ lines, code }: Omit<CopyLinesProps, 'options'>) {
	return (
		<div className="copy-bar-track">
			<p className="copy-bar">
				<code aria-hidden="true">{/^<(?!\/?style|script).*/m.exec(lines)?.[0]}</code>
				<CopyButton code={code}>Copy</CopyButton>
			</p>
		</div>
	);
}

/** Copies the lines. On insecure pages scripts cannot use the clipboard, so the button selects the lines instead. */
function CopyButton({ code, children }: Pick<CopyLinesProps, 'code'> & { children: string }) {
	const [answer, setAnswer] = useState('');
	const copy = async () => {
		if (!code.current) return;
		try {
			await navigator.clipboard.writeText(code.current.innerText);
			setAnswer('Copied');
		} catch {
			code.current.scrollIntoView({ block: 'center' });
			getSelection()?.selectAllChildren(code.current);
			setAnswer('Selected: copy it by hand');
		}
	};
	return (
		<>
			<button className="button button-small" type="button" onClick={copy}>
				{children}
			</button>
			<span role="status">{answer}</span>
		</>
	);
}
