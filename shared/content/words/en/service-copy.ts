/** Words of the service: mailed receipt, withdrawal, and an enquiry’s status page. */

import { brand } from '../../brand.ts';

/** Label of the button on an enquiry’s status page. */
const withdraw = 'Withdraw my consent';

export const receiptCopy = {
	subject: 'Your enquiry',
	received: `We have received your enquiry. Licensed advisers call or email you within ${brand.replyWithinHours} hours.`,
	reference: (reference: string) => `Your reference: ${reference}`,
	check: 'When someone calls, ask for this reference. Anyone who cannot give it is not from us.',
	agreed: 'You agreed to this:',
	follow: 'To see what has happened to your enquiry, or to withdraw your consent:',
	notYou: `If you did not send an enquiry, open the link above and press “${withdraw}”, or write to ${brand.privacyEmail}.`,
} as const;

export const withdrawalCopy = {
	title: 'Withdraw your consent',
	text: 'We will tell everyone who received your enquiries to stop using them. They must stop contacting you within ten working days. This cannot be undone: if you want to hear from an adviser later, send a new enquiry.',
	button: withdraw,
	doneTitle: 'Your consent is withdrawn',
	done: 'We no longer pass your enquiries to anyone, and we are telling everyone who received them to stop using them. They must stop contacting you within ten working days.',
	byHand: 'Our service cannot reach all of them: we write to the others ourselves.',
	kept: 'We keep your enquiries, marked as withdrawn, for as long as our privacy policy says. To have them deleted now, write to:',
	invalidTitle: 'This link is not valid',
	invalid: 'To withdraw your consent, write to:',
	failedTitle: 'Your consent is not withdrawn yet',
	failed: 'It could not be recorded just now. Go back and press the button again in a minute, or write to:',
} as const;

export const enquiryPageCopy = {
	title: 'Your enquiry',
	received: 'Received',
	passedOn: (company: string) => `Passed on to ${company}`,
	/** Replaces the name of a recipient that is no longer configured, such as a former partner. */
	formerFirm: 'a firm that we no longer work with',
	/** Text of the link to MAS's register. */
	licence: (number: string) => `Licence ${number}`,
	/** Text of the link to the register for a firm whose licence number is not known. */
	findInRegister: (name: string) => `Look for ${name} in MAS’s register`,
	notPassedOn: 'Being passed on now',
	/** Shown if all deliveries have finally failed: of the enquiry, or of the message that nobody has contacted the visitor. */
	notReached: 'We could not pass this on. Please call us.',
	reply: 'Reply',
	repliedAt: (time: string) => `An adviser recorded a reply on ${time}.`,
	notSo: 'Not so?',
	replyBy: (time: string) => `By ${time}`,
	noReply: 'No reply by then?',
	due: (time: string) => `Due ${time}`,
	lateTitle: 'We are late. We are sorry.',
	lateSince: (time: string) => `Nobody has recorded a reply. We have been late since ${time}.`,
	call: (phone: string) => `Call ${phone}`,
	notified: (time: string, companies: string) => `Told on ${time} that nobody has contacted you: ${companies}`,
	notifying: 'We are telling everyone who has your enquiry that nobody has contacted you.',
	agreed: 'What you agreed to',
	nobodyContacted: 'Nobody has contacted me',
	record: 'Download the record of my consent',
	recordText: 'A text file with the wording, the time and your reference. It holds no name and no address.',
	recordTitle: 'Record of my consent',
	recordLabels: {
		reference: 'Reference',
		time: 'Agreed on',
		version: 'Version',
		wordingLanguage: 'Language',
		page: 'Page',
	},
	withdrawn: (time: string) => `You withdrew your consent on ${time}.`,
	notFound:
		'We have no enquiry under this reference. It was deleted (we keep at most its reference and its times), or lost in a restore. Advisers may still hold it: call us, or write to us.',
	tooMany: 'Too many requests: load this page again in a minute',
} as const;
