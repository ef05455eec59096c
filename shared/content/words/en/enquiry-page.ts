/** The pages of the service: an enquiry’s own, beside the words of its receipt and of withdrawing, and the one while it starts. */

export const enquiryPageCopy = {
	title: 'Your enquiry',
	received: 'Received',
	passedOn: 'Passed on to',
	notPassedOn: 'Being passed on now.',
	reply: 'Reply',
	repliedAt: (time: string) => `Replied ${time}`,
	by: (time: string) => `By ${time}`,
	late: 'Late.',
	lateTold: 'Late. We have told them.',
	/** They may be read over a shoulder, or in a forwarded link. */
	withoutAnswers: 'We leave your answers out of this page.',
	print: 'Print the five questions',
	reach: 'How to reach us',
	nobodyCalled: 'Nobody has called me',
	record: 'Download the record of my consent',
	recordText: 'A signed file with the wording and the time. It holds no name and no address, and anyone can check it.',
	withdrawn: (time: string) => `You withdrew your consent on ${time}.`,
	gone: 'We no longer hold anything about this enquiry.',
} as const;

/** In the place of any page while the service starts. */
export const startingCopy = { title: 'Back in a moment', text: 'This page loads again by itself.' } as const;
