/** Common interface to Firefox and WebKit: a visitor's actions on elements that JavaScript expressions find. */

export type EngineName = 'firefox' | 'webkit';

/** JavaScript expression whose value is an element, possibly inside the widget's shadow root. */
export type Find = string & { readonly finds: 'element' };

export interface Engine {
	open(url: string): Promise<void>;
	/** Evaluates a JavaScript expression in the page, or in the entered frame, and awaits its value. */
	evaluate<Value>(expression: string): Promise<Value>;
	/** Switches to the document of a frame, until `open` is called. */
	enterFrame(find: Find): Promise<void>;
	click(find: Find): Promise<void>;
	/** Replaces the text of a control. */
	fill(find: Find, text: string): Promise<void>;
	choose(find: Find, option: string): Promise<void>;
	/** Presses a key on the focused element. */
	press(key: 'Tab' | 'Enter' | 'Escape' | ' '): Promise<void>;
	close(): Promise<void>;
}

const inWidget = (selector: string) =>
	`[...(document.querySelector('quote-widget')?.shadowRoot?.querySelectorAll('${selector}') ?? [])]`;
const first = (list: string, condition: string) => `${list}.find((element) => ${condition})` as Find;

/** First control in the widget with a label that starts with this text. */
export function control(label: string): Find {
	const starts = `[...(element.labels ?? [])].some((each) => each.textContent.trim().startsWith(${JSON.stringify(label)}))`;
	return first(inWidget('input, select, textarea'), starts);
}

export function button(name: string): Find {
	return first(inWidget('button'), `element.textContent.trim() === ${JSON.stringify(name)}`);
}

/** First element in the widget with exactly this text. */
export function text(words: string): Find {
	return first(inWidget('*'), `element.textContent === ${JSON.stringify(words)}`);
}

export const focused = "document.querySelector('quote-widget')?.shadowRoot?.activeElement" as Find;
