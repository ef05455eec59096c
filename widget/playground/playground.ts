/** The playground: a page with the widget on a stage, and controls for everything about it. */

import type { QuoteWidgetElement } from '../quote-widget-element.tsx';
import { attributeControls } from './attribute-controls.ts';
import { logEvents } from './event-log.ts';
import { markupOf } from './markup.ts';
import { missingPermissions } from './missing-permissions.ts';
import { pages } from './pages.ts';

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

const stage = byId<HTMLIFrameElement>('stage');
const pageChoice = byId<HTMLSelectElement>('page');
const widthChoice = byId<HTMLSelectElement>('width');
const controls = attributeControls(byId('attributes'), applyAttribute);
const policy = byId<HTMLTextAreaElement>('policy');
const policyHost = byId<HTMLInputElement>('policy-host');

for (const { name, title } of pages) pageChoice.add(new Option(title, name));
pageChoice.addEventListener('change', () => location.replace(`#${pageChoice.value}`));
widthChoice.addEventListener('change', setWidth);
addEventListener('hashchange', openPage);
stage.addEventListener('load', takeStage);
byId('prefill').addEventListener('click', () => widget()?.prefill({ name: 'Tan Mei Ling', email: 'mei@example.com' }));
byId('reset').addEventListener('click', () => widget()?.reset());
byId('copy').addEventListener('click', () => navigator.clipboard.writeText(byId('markup').textContent));
for (const field of [policy, policyHost]) field.addEventListener('input', checkPolicy);
openPage();
checkPolicy();

/** The first widget on the stage: the one the controls are about. */
function widget(): QuoteWidgetElement | null {
	return stage.contentDocument?.querySelector('quote-widget') ?? null;
}

function openPage(): void {
	const page = pages.find(({ name }) => `#${name}` === location.hash) ?? pages[0];
	pageChoice.value = page.name;
	byId('about').textContent = page.about;
	const before = stage.contentDocument;
	byId<HTMLAnchorElement>('alone').href = stage.src = `./pages/${page.name}.html`;
	logFromStart(before);
}

/** Listens as soon as the new page has taken the place of the one `before`: the widget may be ready before `load`. */
function logFromStart(before: Document | null): void {
	const page = stage.contentDocument;
	if (page && page !== before) logEvents(page, byId('events'));
	else requestAnimationFrame(() => logFromStart(before));
}

function takeStage(): void {
	controls.show(widget());
	showMarkup();
}

function applyAttribute(name: string, value: string | null): void {
	const element = widget();
	if (value === null) element?.removeAttribute(name);
	else element?.setAttribute(name, value);
	showMarkup();
}

function showMarkup(): void {
	const element = widget();
	byId('markup').textContent = element ? markupOf(element, policyHost.value) : '';
}

function setWidth(): void {
	stage.style.inlineSize = widthChoice.value && `${widthChoice.value}px`;
}

function checkPolicy(): void {
	const missing = missingPermissions(policy.value, policyHost.value);
	const lines = missing.length > 0 ? missing : ['Nothing is missing: the widget runs, fully styled.'];
	byId('policy-answer').replaceChildren(
		...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
	);
	showMarkup();
}
