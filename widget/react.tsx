/** `<quote-widget>` for React: typed props and event callbacks. The element itself is registered by the script or the package. */

import { type CSSProperties, type ReactElement, type Ref, useEffect, useRef } from 'react';
import type { QuoteWidgetEventMap, QuoteWidgetEventName } from './events.ts';
import type { QuoteWidgetAttributes } from './options.ts';
import type { QuoteWidgetElement } from './quote-widget-element.tsx';

const callbacks = {
	onReady: 'quote-widget:ready',
	onPlanSelected: 'quote-widget:plan-selected',
	onStart: 'quote-widget:start',
	onInvalid: 'quote-widget:invalid',
	onSubmit: 'quote-widget:submit',
	onSuccess: 'quote-widget:success',
	onError: 'quote-widget:error',
} as const satisfies Record<string, QuoteWidgetEventName>;

type Callbacks = {
	[Name in keyof typeof callbacks]?: (event: QuoteWidgetEventMap[(typeof callbacks)[Name]]) => void;
};

/** The bare element in JSX. */
export interface QuoteWidgetElementProps extends QuoteWidgetAttributes {
	id?: string;
	className?: string;
	style?: CSSProperties;
	suppressHydrationWarning?: boolean;
	ref?: Ref<QuoteWidgetElement>;
}

export interface QuoteWidgetProps extends QuoteWidgetElementProps, Callbacks {}

export function QuoteWidget({ ref, ...props }: QuoteWidgetProps): ReactElement {
	const element = useRef<QuoteWidgetElement>(null);
	const latest = useRef<Callbacks>(props);
	useEffect(() => {
		latest.current = props;
	});
	useEffect(() => {
		const listening = new AbortController();
		for (const [callback, event] of Object.entries(callbacks) as [keyof Callbacks, QuoteWidgetEventName][]) {
			const listener = (happened: Event) => latest.current[callback]?.(happened as never);
			element.current?.addEventListener(event, listener, { signal: listening.signal });
		}
		return () => listening.abort();
	}, []);

	const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in callbacks)));
	return <quote-widget {...attributes} ref={mergeRefs(element, ref)} />;
}

function mergeRefs<Value>(...refs: (Ref<Value> | undefined)[]) {
	return (value: Value | null) => {
		for (const ref of refs) {
			if (typeof ref === 'function') ref(value);
			else if (ref) ref.current = value;
		}
	};
}

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'quote-widget': QuoteWidgetElementProps;
		}
	}
}
