/** A valid enquiry as the widget sends it. */

export function sampleEnquiry(changes: Record<string, unknown> = {}) {
	return {
		name: 'Tan Mei Ling',
		dateOfBirth: '1992-03-14',
		email: 'mei@example.com',
		mobilePhone: '8123 4567',
		gestationalWeek: 'NA',
		pregnancyType: ['not-pregnant-yet'],
		additionalInfo: '',
		consent: true,
		partner: 'acme-advisers',
		plan: 'plan-1',
		page: 'https://partner.example/baby',
		...changes,
	};
}
