/** Valid request body of an enquiry. */

export const enquiry = {
	name: 'Tan Mei Ling',
	dateOfBirth: '1992-03-14',
	email: 'mei@example.com',
	mobilePhone: '8123 4567',
	gestationalWeek: 'NA',
	pregnancyType: ['not-pregnant-yet'],
	consent: true,
};
