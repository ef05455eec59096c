/** What of the element can be set, and what to offer for it. */

import { brand } from '../../shared/content/brand.ts';
import { planIds } from '../../shared/content/plans.ts';
import { enquiriesPath } from '../../shared/enquiry/enquiry-api.ts';
import { type AttributeName, simulatedEndpoint } from '../element/options.ts';
import { simulatedEndpoints } from './simulated-endpoints.ts';

export interface Setting {
	/** What counts when it is not set. */
	readonly fallback: string;
	readonly choices?: readonly string[];
	/** What is understood, as `<input pattern>` takes it. */
	readonly pattern?: string;
}

export const attributeSettings = {
	show: {
		fallback: 'plans form faq',
		choices: ['plans', 'form', 'faq', 'plans form', 'form faq', 'plans faq', 'plans form faq'],
		pattern: '\\s*((plans|form|faq)(\\s+|$))*',
	},
	endpoint: {
		fallback: enquiriesPath,
		choices: [simulatedEndpoint, ...Object.keys(simulatedEndpoints), 'http://localhost:3000/api/enquiries'],
	},
	partner: { fallback: '', pattern: '[\\w.\\-]{1,64}' },
	plan: { fallback: planIds[0], choices: planIds, pattern: planIds.join('|') },
	theme: { fallback: 'auto', choices: ['light', 'dark', 'auto'], pattern: 'light|dark|auto' },
	phone: { fallback: brand.phone },
	email: { fallback: brand.email },
	draft: { fallback: '' },
	share: { fallback: '' },
} as const satisfies Record<AttributeName, Setting>;

/** All but `--quote-widget-unit`, which counts in prerendered HTML alone. */
export const propertySettings = {
	'--quote-widget-accent': {
		fallback: 'light-dark(oklch(42% 0.085 195), oklch(80% 0.09 190))',
		choices: ['#7a1f5c', 'light-dark(#1d4ed8, #93c5fd)'],
	},
	'--quote-widget-on-accent': { fallback: 'light-dark(#fff, oklch(18% 0.03 200))' },
	'--quote-widget-background': {
		fallback: 'light-dark(oklch(98.4% 0.008 85), oklch(20% 0.012 220))',
		choices: ['transparent', 'light-dark(white, black)'],
	},
	'--quote-widget-color': { fallback: 'light-dark(oklch(24% 0.02 220), oklch(94% 0.008 85))' },
	'--quote-widget-font': { fallback: 'system-ui, sans-serif', choices: ['Georgia, serif', 'monospace'] },
	'--quote-widget-font-display': { fallback: 'Georgia, serif', choices: ['system-ui, sans-serif'] },
	'--quote-widget-radius': { fallback: '6px', choices: ['0', '12px'] },
	'--quote-widget-padding': { fallback: 'clamp(12px, 4vw, 24px)', choices: ['0', '3rem'] },
	'--quote-widget-sticky-top': { fallback: '0', choices: ['4rem'] },
} as const satisfies Record<string, Setting>;

export const partNames = [
	'widget',
	'form',
	'title',
	'field',
	'label',
	'hint',
	'control',
	'error',
	'advice',
	'counter',
	'due-date',
	'error-summary',
	'button',
	'submit',
	'confirmation',
	'reference',
	'failure',
	'toast',
	'toast-success',
	'toast-failure',
] as const;
