/** A short message over the page. It never takes focus, and disappears after a while unless it is hovered or focused. */

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as formCopy from '../../shared/content/form-copy.ts';
import './toast.css';

const lifetime = 10_000;

interface ToastProps {
	kind: 'success' | 'failure';
	title: string;
	text: string;
}

/** Must be rendered into an existing live region, to be announced. */
export function Toast({ kind, title, text }: ToastProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (box.current?.isConnected) showInTopLayer(box.current);
	}, []);

	const [dismissed, setDismissed] = useState(false);

	/** How many of pointer and focus are on the toast. */
	const [holds, setHolds] = useState(0);
	const hold = () => setHolds((count) => count + 1);
	const release = () => setHolds((count) => count - 1);
	useEffect(() => {
		if (holds) return;
		const timer = setTimeout(() => setDismissed(true), lifetime);
		return () => clearTimeout(timer);
	}, [holds]);

	/** A press by keyboard would lose focus with the button: it moves to the lasting message. */
	function dismiss({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
		setDismissed(true);
		if (!detail) (currentTarget.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.message')?.focus();
	}

	if (dismissed) return null;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the message; nothing can be done with it.
		<div
			ref={box}
			className={`toast toast-${kind}`}
			part={`toast toast-${kind}`}
			popover="manual"
			onMouseEnter={hold}
			onMouseLeave={release}
		>
			<p>
				<span className="label">{title}</span>
				<br />
				{text}
			</p>
			<button type="button" aria-label={formCopy.dismiss} onFocus={hold} onBlur={release} onClick={dismiss}>
				×
			</button>
		</div>
	);
}

/** Only there can no transformed or contained ancestor clip it. The toast is readable without: the method may be missing, or the page's own. */
function showInTopLayer(box: HTMLElement): void {
	try {
		box.showPopover?.();
	} catch {}
}
