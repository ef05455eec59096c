/** A short message in the top layer. It never takes focus; hovering or focusing it restarts its lifetime. */

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as formCopy from '#words/form-copy.ts';
import './toast.css';

const lifetime = 10_000;

interface ToastProps {
	kind: 'success' | 'failure';
	title: string;
	text: string;
}

/** Announced only if it is rendered into an existing live region. */
export function Toast({ kind, title, text }: ToastProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (box.current?.isConnected) showInTopLayer(box.current);
	}, []);

	const [dismissed, setDismissed] = useState(false);

	/** Counts what holds the toast open: pointer, focus, or both. */
	const [holds, setHolds] = useState(0);
	const hold = () => setHolds((count) => count + 1);
	const release = () => setHolds((count) => count - 1);
	useEffect(() => {
		if (holds) return;
		const timer = setTimeout(() => setDismissed(true), lifetime);
		return () => clearTimeout(timer);
	}, [holds]);

	/** Removing the focused button would drop focus, so it moves to the message in the form. */
	function dismiss({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
		setDismissed(true);
		if (!detail) (currentTarget.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.message')?.focus();
	}

	if (dismissed) return null;
	// A frame as high as its content has no window to fix it in. It is announced; what it says stands in the form, too.
	const isFramed = parent !== window;
	const message = (
		<p className={isFramed ? 'visually-hidden' : undefined}>
			<span className="label">{title}</span>
			<br />
			{text}
		</p>
	);
	if (isFramed) return message;
	return (
		<div
			ref={box}
			className={`toast toast-${kind}`}
			part={`toast toast-${kind}`}
			popover="manual"
			onPointerEnter={hold}
			onPointerLeave={release}
		>
			{message}
			<button type="button" aria-label={formCopy.dismiss} onFocus={hold} onBlur={release} onClick={dismiss}>
				×
			</button>
		</div>
	);
}

/** In the top layer no ancestor's `transform` or `contain` can clip it. A polyfill's `showPopover()` may throw; then `toast.css` positions it. */
function showInTopLayer(box: HTMLElement): void {
	try {
		box.showPopover?.();
	} catch {}
}
