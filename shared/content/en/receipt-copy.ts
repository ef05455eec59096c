/** What the receipt of an enquiry says, and the page that its link to withdraw leads to. */

import { brand } from '../brand.ts';

export const receiptCopy = {
	subject: 'Your enquiry',
	received: `We have received your enquiry. An adviser answers within ${brand.replyWithinHours} hours.`,
	reference: (reference: string) => `Your reference: ${reference}`,
	check: 'Ask whoever calls for this reference: a caller who does not know it is not from us.',
	agreed: 'You agreed to this:',
	withdraw: 'You may withdraw your consent at any time:',
	notYou: `If you did not send an enquiry, press the link above, or write to ${brand.privacyEmail}.`,
} as const;

export const withdrawalCopy = {
	title: 'Withdraw your consent',
	text: 'Everybody who was given your enquiries is told to stop using them, and nobody contacts you about them any more.',
	button: 'Withdraw consent',
	doneTitle: 'Your consent is withdrawn',
	done: 'We have recorded it, and tell everybody who was given your enquiries.',
	invalidTitle: 'This link is not valid',
	invalid: 'To withdraw your consent, write to:',
	failedTitle: 'Your consent is not withdrawn yet',
	failed: 'It could not be recorded just now. Go back and press the button again in a minute, or write to:',
} as const;
