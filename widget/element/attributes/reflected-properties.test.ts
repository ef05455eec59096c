/** @vitest-environment jsdom */
/** Tests of reflecting attributes as properties. */

import { expect, test } from 'vitest';
import { attributeNames, isFlag } from '../../api/options.ts';
import { type ReflectedProperties, reflectAttributes, upgradeProperties } from './reflected-properties.ts';

class Reflected extends HTMLElement {}
reflectAttributes(Reflected.prototype);
customElements.define('reflected-element', Reflected);

type Element = HTMLElement & ReflectedProperties;
const create = () => document.createElement('reflected-element') as Element;

test.each(attributeNames.filter((name) => !isFlag(name)))('%s reflects a string, or null without it', (name) => {
	const element = create();
	expect(element[name]).toBeNull();
	element.setAttribute(name, 'one');
	expect(element[name]).toBe('one');
	Object.assign(element, { [name]: 'two' });
	expect(element.getAttribute(name)).toBe('two');
	for (const none of [null, undefined]) {
		element.setAttribute(name, 'three');
		Object.assign(element, { [name]: none });
		expect(element.hasAttribute(name)).toBe(false);
	}
});

test('draft reflects a boolean, and is off for the strings that frameworks write for false', () => {
	const element = create();
	const name = 'draft';
	expect(element[name]).toBe(false);
	element.setAttribute(name, 'false');
	expect(element[name]).toBe(false);
	for (const off of [false, 'false']) {
		element[name] = true;
		expect(element.getAttribute(name)).toBe('');
		expect(element[name]).toBe(true);
		Object.assign(element, { [name]: off });
		expect(element.hasAttribute(name)).toBe(false);
	}
});

test('properties set before the element is defined become attributes and stay reflected', () => {
	const element = create();
	for (const [name, value] of Object.entries({ plan: 'plan-2', draft: true })) {
		Object.defineProperty(element, name, { value, writable: true, configurable: true, enumerable: true });
	}
	expect(element.hasAttribute('plan')).toBe(false);
	upgradeProperties(element);
	expect(element.getAttribute('plan')).toBe('plan-2');
	expect(element.hasAttribute('draft')).toBe(true);
	element.plan = 'plan-3';
	expect(element.getAttribute('plan')).toBe('plan-3');
});
