/** The contact details shown after sending. */

import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Confirmation, Failure } from './submission-result.tsx';

afterEach(cleanup);

const contact = { phone: '+65 6123 4567', email: 'desk@partner.example' };

test.each([
	['failure', () => <Failure contact={contact} />],
	['success', () => <Confirmation contact={contact} isPast={false} reference="0RT3K-9XQ2F-4HT7" />],
])('after a %s the phone and the address of the page are offered', (_, draw) => {
	render(draw());
	expect(screen.getByRole('link', { name: contact.phone }).getAttribute('href')).toBe('tel:+6561234567');
	expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe('mailto:desk@partner.example');
});
