/** @vitest-environment jsdom */
/** Tests that the components also run on React. Most other tests, and builds for browsers, replace React by Preact. */

import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { version } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentConsent } from '#words/consent.ts';
import * as formCopy from '#words/form-copy.ts';
import { messages, toasts } from '#words/form-copy.ts';
import { figuresMonth } from '../../shared/content/figures/figures-month.ts';
import { plans } from '../../shared/content/plans/plans.ts';
import { widgetVersion } from '../api/embed/widget-files.ts';
import { type AttributeName, readOptions } from '../api/options.ts';
import { WidgetParts } from './widget-parts.tsx';

/** Long, because the machine may be busy. */
configure({ asyncUtilTimeout: 20_000 });
const warnings = vi.spyOn(console, 'error');
afterEach(() => {
	cleanup();
	expect(warnings, 'warnings of React').not.toHaveBeenCalled();
});

function renderWidget() {
	const props = {
		plan: 'plan-1',
		prefilled: undefined,
		emit: vi.fn(() => true),
		signal: new AbortController().signal,
		onSelectPlan: vi.fn(),
		onChoosePlan: vi.fn(),
	} as const;
	const attributes: Partial<Record<AttributeName, string>> = { endpoint: 'simulate', partner: 'acme' };
	const options = readOptions((name) => attributes[name] ?? null, '');
	render(<WidgetParts {...props} options={options} />);
	return props;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: formCopy.submit }));

describe(`on React ${version}`, () => {
	test('selects a plan and opens an answer', () => {
		const { onSelectPlan } = renderWidget();
		fireEvent.click(screen.getAllByRole('button', { name: 'Get Quote' })[1] as HTMLElement);
		expect(onSelectPlan).toHaveBeenCalledWith('plan-2');
		const question = screen.getByRole('button', { name: 'Are twins covered?' });
		fireEvent.click(question);
		expect(question.getAttribute('aria-expanded')).toBe('true');
	});

	test('shows errors, clears them on correction, and sends', async () => {
		const log = vi.spyOn(console, 'log').mockImplementation(() => {});
		const { emit } = renderWidget();
		send();
		expect(emit).toHaveBeenCalledExactlyOnceWith('quote-widget:invalid', {
			fields: ['name', 'dateOfBirth', 'email', 'mobilePhone', 'gestationalWeek', 'pregnancyType', 'consent'],
		});
		expect(screen.getAllByText(messages.name)).toHaveLength(2);
		const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
		type('Name', 'Tan Mei Ling');
		fireEvent.blur(screen.getByLabelText('Name'));
		await waitFor(() => expect(document.getElementById('name-error')).toBeNull());
		type('Date of birth', '1992-03-14');
		type('Email', 'mei@example.com');
		type('Mobile phone', '8123 4567');
		type('Gestational week', '20');
		fireEvent.click(screen.getByLabelText('Single Baby Natural'));
		fireEvent.click(screen.getByLabelText(formCopy.consentLabel));
		send();
		expect(screen.getByRole('button', { name: formCopy.submitting })).toHaveProperty('disabled', true);
		expect(log).toHaveBeenCalledExactlyOnceWith({
			name: 'Tan Mei Ling',
			dateOfBirth: '1992-03-14',
			email: 'mei@example.com',
			mobilePhone: '8123 4567',
			gestationalWeek: '20',
			pregnancyType: ['single-natural'],
			additionalInfo: formCopy.sampleEnquiry(plans[0].name),
			consent: true,
			partner: 'acme',
			plan: 'plan-1',
			page: `${location.origin}/`,
			consentVersion: currentConsent.version,
			language: 'en',
			widgetVersion: `${widgetVersion}+${figuresMonth}`,
		});
		await waitFor(() => expect(screen.getByRole('status').textContent).toContain(toasts.success.title));
		expect(await screen.findByText('0/600')).toBeTruthy();
		const subject = { partner: 'acme', plan: 'plan-1' };
		expect(emit.mock.calls.slice(1)).toEqual([
			['quote-widget:start', subject],
			['quote-widget:submit', subject],
			['quote-widget:success', { ...subject, reference: 'SIMULATED' }],
		]);
	});
});
