/** The playground: a page with the widget on a stage, and controls for everything about it. */

import { asAttribute, attributeNames, isFlag, isOn } from '../element/options.ts';
import type { QuoteWidgetElement } from '../element/quote-widget-element.tsx';
import { attributesOf, markupWithElements, markupWithScripts } from '../embed/markup.ts';
import { missingPermissions } from '../embed/missing-permissions.ts';
import { copyButton } from './copy-button.ts';
import { reportEvents, startLog } from './event-log.ts';
import { chosenStyles, ownProperties, ownStyles, setStyles } from './page-styles.ts';
import { pages } from './pages.ts';
import { addControls, type Control, showValue, writtenValue } from './setting-controls.ts';
import { attributeSettings, partNames, propertySettings } from './settings.ts';
import { simulateEndpoints } from './simulated-endpoints.ts';
import { keepState, readState, startState } from './state.ts';

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

const controls = byId<HTMLFormElement>('controls');
const stage = byId<HTMLIFrameElement>('stage');
const part = byId<HTMLSelectElement>('part');
const control = (name: string) => controls.elements.namedItem(name) as Control;
const onClick = (id: string, act: () => void) => byId(id).addEventListener('click', act);

for (const { name, title } of pages) (control('page') as HTMLSelectElement).add(new Option(title, name));
for (const name of partNames) part.add(new Option(name));
addControls(byId('attributes'), attributeSettings);
addControls(byId('properties'), propertySettings);

/** What the controls say as long as nobody changes them. */
const defaults = new Map<string, string>([['policy', control('policy').value]]);

document.addEventListener('input', ({ target }) => takeInput(target as Control));
part.addEventListener('change', addRule);
addEventListener('popstate', openPage);
addEventListener('stage', (event) => takePage((event as CustomEvent<Document>).detail));
stage.addEventListener('load', takeStage);
// A link would change the address, in which the state is kept.
onClick('skip', () => control('show').focus());
onClick('restart', () => start({ page: control('page').value }));
onClick('prefill', () => answer(() => widget()?.prefill(JSON.parse(byId<HTMLTextAreaElement>('prefilled').value))));
onClick('reset', () => answer(() => widget()?.reset()));
onClick('values', () => answer(() => widget()?.values));
onClick('clear-events', () => byId('events').replaceChildren());
copyButton(byId('copy-events'), byId('events'));
copyButton(byId('copy-markup'), byId('markup'));
copyButton(byId('copy-script-markup'), byId('script-markup'));
openPage();

function widgets(): QuoteWidgetElement[] {
	return [...(stage.contentDocument?.querySelectorAll('quote-widget') ?? [])];
}

/** The widget that the controls are about. */
function widget(): QuoteWidgetElement | undefined {
	const [first, ...others] = widgets();
	return others[Number(readState().get('element')) - 1] ?? first;
}

function takeInput(changed: Control): void {
	const value = writtenValue(changed);
	const { name } = changed;
	if (name === 'page') start({ ...kept(), page: value });
	else if (name === 'element') start({ ...kept(), page: control('page').value, element: value });
	else if (name) {
		keepState(name, value);
		apply();
	}
}

/** What is not about one page. */
function kept(): Record<string, string> {
	return Object.fromEntries([...readState()].filter(([name]) => ['width', 'script', 'policy'].includes(name)));
}

function start(state: Record<string, string>): void {
	startState(state);
	openPage();
}

function openPage(): void {
	const wanted = readState().get('page');
	const page = pages.find(({ name }) => name === wanted) ?? pages[0];
	defaults.set('page', page.name);
	byId('about').textContent = page.about;
	const { href } = Object.assign(byId<HTMLAnchorElement>('alone'), { href: `./pages/${page.name}.html` });
	// Without a step of its own for the browser's "back".
	stage.contentWindow?.location.replace(href);
	showState();
}

/** Ahead of everything else in the page. */
function takePage(page: Document): void {
	const report = startLog(byId('events'));
	reportEvents(page, report, isCanceled);
	simulateEndpoints(page.defaultView as Window, report);
}

function isCanceled(name: string): boolean {
	return controls.querySelector(`#cancel [value="${name}"]:checked`) !== null;
}

function takeStage(): void {
	const page = stage.contentDocument;
	const element = widget();
	// The visitor may have followed a link; or the script has yet to mount the widget, which in development comes late.
	if (!page || !element) return void page?.addEventListener('quote-widget:ready', takeStage, { once: true });
	for (const name of attributeNames) defaults.set(name, attributeAsChosen(element, name));
	for (const [name, value] of ownProperties(element)) defaults.set(name, value);
	defaults.set('script', page.querySelector<HTMLScriptElement>('script[src$="/quote-widget.js"]')?.src ?? '');
	const elements = control('element') as HTMLSelectElement;
	elements.replaceChildren(...widgets().map(({ id }, index) => new Option(`#${id}`, `${index}`)));
	byId('which').hidden = elements.length < 2;
	showState();
	apply();
}

/** As the controls write it; a flag that is on has no text of its own. */
function attributeAsChosen(element: Element, name: string): string {
	const text = element.getAttribute(name);
	return isFlag(name) ? `${isOn(text) || ''}` : (text ?? '');
}

/** Sets the controls to what was chosen, or else to what the page itself says. */
function showState(): void {
	const state = readState();
	for (const each of controls.elements) {
		const { name } = each as Control;
		if (name) showValue(each as Control, state.get(name) ?? defaults.get(name) ?? '');
	}
}

/** Brings the stage to what was chosen. */
function apply(): void {
	const state = readState();
	const page = stage.contentDocument;
	for (const name of attributeNames) {
		const value = state.get(name);
		if (value === null) continue;
		const text = value ? asAttribute(name, value) : null;
		if (text === null) widget()?.removeAttribute(name);
		else widget()?.setAttribute(name, text);
	}
	stage.style.inlineSize = state.get('width') ? `${state.get('width')}px` : '';
	if (page) {
		const chosen = chosenStyles(state, defaults);
		setStyles(page, chosen);
		showMarkup(`${ownStyles(page)}\n${chosen}`.trim());
	}
	checkPolicy();
}

function showMarkup(styles: string): void {
	const source = { script: { src: control('script').value }, elements: widgets().map(attributesOf), styles };
	byId('markup').textContent = markupWithElements(source);
	byId('script-markup').textContent = markupWithScripts(source);
}

function checkPolicy(): void {
	const missing = missingPermissions(control('policy').value, control('script').value);
	const lines = missing.length > 0 ? missing : ['Nothing is missing: the widget runs, fully styled.'];
	const list = byId('policy-answer');
	list.classList.toggle('good', missing.length === 0);
	list.replaceChildren(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
}

function addRule(): void {
	const css = control('css');
	css.value = `${css.value}\nquote-widget::part(${part.value}) {\n\toutline: 2px dashed;\n}`.trim();
	part.value = '';
	takeInput(css);
}

/** Shows what a method gives, or what is wrong. */
function answer(ask: () => unknown): void {
	try {
		byId('answer').textContent = JSON.stringify(structuredClone(ask()), null, 2) ?? '';
	} catch (error) {
		byId('answer').textContent = `${error}`;
	}
}
