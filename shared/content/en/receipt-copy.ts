/** What the receipt of an enquiry says, and the page that its link to withdraw leads to. */

import { brand } from '../brand.ts';

export const receiptCopy = {
	subject: 'Your enquiry',
	received: `We have received your enquiry. An adviser answers within ${brand.replyWithinHours} hours.`,
	reference: 'Your reference',
	check: 'Whoever calls you about it can tell you this reference.',
	agreed: 'You agreed to this',
	withdraw: 'You may withdraw your consent at any time',
	notYou: `If you did not send an enquiry, withdraw it there, or write to ${brand.privacyEmail}.`,
} as const;

export const withdrawalCopy = {
	title: 'Withdraw your consent',
	text: 'Everybody who was given your enquiries is told to stop using them, and nobody contacts you about them any more.',
	button: 'Withdraw consent',
	doneTitle: 'Your consent is withdrawn',
	done: 'We have recorded it, and tell everybody who was given your enquiries.',
	invalidTitle: 'This link is not valid',
	invalid: 'To withdraw your consent, write to',
} as const;
