/** Questions for the adviser about the chosen plan. */

export const adviserQuestionCopy = {
	title: 'Lima soalan untuk penasihat',
	secondPolicy: {
		needed: (plan: string) =>
			`Polisi kedua yang manakah mesti saya beli bersama ${plan}? Berapakah premiumnya, dan perlu dibayar selama berapa tahun?`,
		notNeeded: (plan: string) =>
			`Adakah ${plan} dijual secara berasingan, atau adakah anda akan menambah polisi kedua? Berapakah kosnya?`,
		unsure: 'Adakah pelan ini memerlukan polisi kedua? Berapakah premiumnya, dan perlu dibayar selama berapa tahun?',
	},
	definition:
		'Bagaimanakah polisi ini mentakrifkan setiap penyakit dan komplikasi yang disenaraikan, dan bilakah sebenarnya bayaran dibuat?',
	time: 'Selewat-lewatnya bilakah saya mesti memohon, dan apakah yang berlaku jika imbasan mengesan sesuatu sebelum itu?',
	excluded: 'Apakah yang dikecualikan, bagi saya dan bagi anak saya?',
	paid: 'Berapakah bayaran yang anda terima jika saya membeli, dan daripada siapa?',
} as const;
