/** Toast with the result of sending. It floats over the page, and closes after ten seconds, but not while hovered or focused. */

import { type RefObject, useEffect, useRef, useState } from 'react';
import { dismiss as dismissLabel, outcomeCopy, toasts } from '#words/form-copy.ts';
import { unlessRefused } from '../../../shared/unless-refused.ts';
import { documentProperty } from '../../api/document-property.ts';
import { focusPolitely } from '../focus.ts';
import { ownBox } from '../own-box.ts';

const lifetimeMs = 10_000;

interface ToastProps {
	outcome: keyof typeof toasts;
	isTest: boolean | undefined;
	/** The lasting message with the same outcome. It takes focus when the visitor closes the toast. */
	message: RefObject<HTMLElement | null>;
}

export function Toast({ outcome, isTest, message }: ToastProps) {
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
					{/* Chromium would announce a `strong` separately, and then again with the whole toast. */}
					<span className="label">{title}</span>
					<br />
					{isTest ? outcomeCopy.test : text}
				</p>
				<button type="button" aria-label={dismissLabel} onClick={dismiss}>
					×
				</button>
			</div>
		)
	);
}

/** Space around the toast, in pixels. */
const gap = 8;

/**
 * Focuses the message and places the toast above it. Opens the toast first, because the message scrolls to below the toast. If one
 * step fails, the other steps still run.
 */
export function focusBelowToast(message: HTMLElement, signal: AbortSignal): void {
	const toast = message.closest('form')?.querySelector<HTMLElement>('.toast');
	if (toast) unlessRefused(() => openToast(toast, message));
	unlessRefused(() => focusPolitely(message));
	if (toast) unlessRefused(() => placeToast(toast, message, signal));
}

/** Browsers without popovers (Chrome before 114, Firefox before 125, Safari before 17) leave the toast in the form. */
function openToast(toast: HTMLElement, message: HTMLElement): void {
	toast.showPopover?.();
	Object.assign(toast.style, { left: `${ownBox(message).left}px`, width: `${message.offsetWidth}px` });
	message.style.setProperty('--toast', `${toast.offsetHeight + gap}px`);
	if (message.previousElementSibling) makeRoom(message);
}

/** Moves the message down, because the toast would cover the fields above it, or because there is no room for the toast above it. */
function makeRoom(message: HTMLElement): void {
	message.style.marginBlockStart = 'var(--toast)';
}

/** If the message is above the window, the toast is at the top. */
function placeToast(toast: HTMLElement, message: HTMLElement, signal: AbortSignal): void {
	const height = toast.offsetHeight + gap;
	const place = () => {
		const top = ownBox(message).top - height;
		toast.style.top = `min(${top}px, 100% - ${height}px)`;
		return top;
	};
	if (place() < 0) makeRoom(message);
	if (place() < 0) toast.style.top = `${gap}px`;
	// On scroll, moves the toast along with the message, because it would otherwise cover the message.
	documentProperty('defaultView', toast.ownerDocument)?.addEventListener('scroll', place, { capture: true, signal });
}
