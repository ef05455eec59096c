/** One way to drive the engines beside Chromium, in which all other browser tests run: what a visitor does, found by what a visitor sees. */

export type EngineName = 'firefox' | 'webkit';

/** A JavaScript expression that finds an element in the page, across the widget's shadow root. */
export type Find = string & { readonly finds: 'element' };

export interface Engine {
	open(url: string): Promise<void>;
	/** The value of a JavaScript expression in the page; a promise is awaited. */
	evaluate<Value>(expression: string): Promise<Value>;
	/** Switches to the page in this frame, until another is opened. */
	enterFrame(find: Find): Promise<void>;
	click(find: Find): Promise<void>;
	/** Replaces what stands in a text control. */
	fill(find: Find, text: string): Promise<void>;
	choose(find: Find, option: string): Promise<void>;
	/** Presses a key where focus is. */
	press(key: 'Tab' | 'Enter' | 'Escape' | ' '): Promise<void>;
	close(): Promise<void>;
}

const inWidget = (selector: string) =>
	`[...(document.querySelector('quote-widget')?.shadowRoot?.querySelectorAll('${selector}') ?? [])]`;
const first = (list: string, condition: string) => `${list}.find((element) => ${condition})` as Find;

/** The control with a label that starts with these words. */
export function control(label: string): Find {
	const starts = `[...(element.labels ?? [])].some((each) => each.textContent.trim().startsWith(${JSON.stringify(label)}))`;
	return first(inWidget('input, select, textarea'), starts);
}

export function button(name: string): Find {
	return first(inWidget('button'), `element.textContent.trim() === ${JSON.stringify(name)}`);
}

/** Anything in the widget that says exactly this. */
export function text(words: string): Find {
	return first(inWidget('*'), `element.textContent === ${JSON.stringify(words)}`);
}

export const focused = "document.querySelector('quote-widget')?.shadowRoot?.activeElement" as Find;
