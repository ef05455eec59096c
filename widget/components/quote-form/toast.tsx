/**
 * The short message on the result of sending. It floats over the page, and goes after some seconds unless it is hovered or
 * focused.
 */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { dismiss as dismissLabel, toasts } from '#words/form-copy.ts';

const lifetimeMs = 10_000;

interface ToastProps {
	outcome: keyof typeof toasts;
	/** The lasting message of the same outcome; takes the focus when the toast is closed. */
	message: RefObject<HTMLElement | null>;
}

export function Toast({ outcome, message }: ToastProps) {
	const toast = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(true);
	const { title, text } = toasts[outcome];

	useEffect(() => {
		const end = () => {
			if (toast.current?.matches(':hover, :focus-within')) timer = setTimeout(end, lifetimeMs);
			else setOpen(false);
		};
		let timer = setTimeout(end, lifetimeMs);
		return () => clearTimeout(timer);
	}, []);

	function dismiss() {
		message.current?.focus({ preventScroll: true });
		setOpen(false);
	}

	return (
		isOpen && (
			<div ref={toast} popover="manual" className={`toast ${outcome}`} part={`toast toast-${outcome}`}>
				<p>
					{/* Chromium announces a `strong` by itself, and then again with the whole. */}
					<span className="label">{title}</span>
					<br />
					{text}
				</p>
				<button type="button" aria-label={dismissLabel} onClick={dismiss}>
					×
				</button>
			</div>
		)
	);
}

/** In pixels, around the toast. */
const gap = 8;

/**
 * Shows the toast as wide as the message, which scrolls to below it, and makes room where fields stand above it. Browsers
 * before popovers (Firefox 125, Safari 17) leave it in the form.
 */
export function openToast(toast: HTMLElement, message: HTMLElement): void {
	const { left, width } = message.getBoundingClientRect();
	// A page may have removed the widget as it heard the event; a disconnected popover throws.
	if (toast.isConnected) toast.showPopover?.();
	Object.assign(toast.style, { left: `${left}px`, width: `${width}px` });
	const height = `${toast.offsetHeight + gap}px`;
	message.style.setProperty('--toast', height);
	if (toast.matches('.failure')) message.style.marginBlockStart = height;
}

/**
 * Places the toast right above the message, in a window, a dialog and a frame alike. Where nothing stands above the form,
 * the message makes room.
 */
export function placeToast(toast: HTMLElement, message: HTMLElement): void {
	const height = toast.offsetHeight + 2 * gap;
	const { top } = message.getBoundingClientRect();
	const isAtTop = message.matches(':focus') && top < height;
	if (isAtTop) message.style.marginBlockStart = `${height - top}px`;
	const lowest = toast.ownerDocument.documentElement.clientHeight - height;
	toast.style.top = `${Math.max(0, isAtTop ? 0 : Math.min(top - height, lowest)) + gap}px`;
}
