/** `<quote-widget>` for React, with typed props and event callbacks. The script or the package's entry registers the element. */

import {
	type ClassAttributes,
	type HTMLAttributes,
	type ReactElement,
	useCallback,
	useLayoutEffect,
	useRef,
} from 'react';
import type { QuoteWidgetEventMap, QuoteWidgetEventName } from './api/events.ts';
import type { QuoteWidgetAttributes } from './api/options.ts';
import type { QuoteWidgetElement } from './element/quote-widget-element.tsx';

const callbackOf = {
	'quote-widget:ready': 'onReady',
	'quote-widget:plan-selected': 'onPlanSelected',
	'quote-widget:start': 'onStart',
	'quote-widget:invalid': 'onInvalid',
	'quote-widget:submit': 'onSubmit',
	'quote-widget:success': 'onSuccess',
	'quote-widget:error': 'onError',
} as const satisfies Record<QuoteWidgetEventName, string>;

type Callbacks = {
	[Name in QuoteWidgetEventName as (typeof callbackOf)[Name]]?:
		| ((event: QuoteWidgetEventMap[Name]) => void)
		| undefined;
};

const callbackNames: readonly string[] = Object.values(callbackOf);

/** All HTML attributes in JSX except those the callbacks replace; the element has no children. */
type ElementAttributes = Omit<
	HTMLAttributes<QuoteWidgetElement>,
	keyof Callbacks | 'children' | 'dangerouslySetInnerHTML'
>;

/** Props of the bare element in JSX. */
export interface QuoteWidgetElementProps
	extends QuoteWidgetAttributes,
		ElementAttributes,
		ClassAttributes<QuoteWidgetElement> {}

export interface QuoteWidgetProps extends QuoteWidgetElementProps, Callbacks {}

export function QuoteWidget({ ref, ...props }: QuoteWidgetProps): ReactElement {
	const element = useRef<QuoteWidgetElement>(null);
	const latest = useRef<Callbacks>(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	// Runs before the microtask in which a newly connected element emits `ready`.
	useLayoutEffect(() => {
		const listening = new AbortController();
		for (const [event, callback] of Object.entries(callbackOf)) {
			const listener = (happened: Event) => latest.current[callback]?.(happened as never);
			element.current?.addEventListener(event, listener, { signal: listening.signal });
		}
		// Repeats the event, without bubbling, for an element in server-rendered HTML that was ready before React hydrated.
		if (element.current?.isReady) {
			element.current.dispatchEvent(new CustomEvent('quote-widget:ready', { detail: {} }));
		}
		return () => listening.abort();
	}, []);
	const attach = useCallback(
		(value: QuoteWidgetElement | null) => {
			element.current = value;
			if (typeof ref === 'function') return ref(value);
			if (ref) ref.current = value;
		},
		[ref],
	);

	const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !callbackNames.includes(name)));
	return <quote-widget {...attributes} ref={attach} />;
}

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'quote-widget': QuoteWidgetElementProps;
		}
	}
}
