/** What is said after sending, and whom to turn to. */

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Confirmation, Failure } from './outcome.tsx';

afterEach(cleanup);

const contact = { phone: '+65 6123 4567', email: 'desk@partner.example' };

test.each([
	['failure', () => <Failure {...contact} />],
	['success', () => <Confirmation {...contact} reference="0RT3K-9XQ2F-4HT7" />],
])('after a %s the phone and the address of the page are offered', (_, draw) => {
	render(draw());
	expect(screen.getByRole('link', { name: contact.phone }).getAttribute('href')).toBe('tel:+6561234567');
	expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe('mailto:desk@partner.example');
});

test('the reference is said as the confirmation takes the focus', () => {
	render(<Confirmation {...contact} reference="0RT3K-9XQ2F-4HT7" />);
	const described = document.activeElement?.getAttribute('aria-describedby');
	expect(document.getElementById(`${described}`)?.textContent).toContain('0RT3K-9XQ2F-4HT7');
});
