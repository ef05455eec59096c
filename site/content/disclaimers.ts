/** What the footer of every page makes plain. */

import { brand } from '../../shared/content/brand.ts';

export const disclaimers = [
	`${brand.name} gives information, not financial advice. We are not an insurer, a bank or a licensed financial adviser.`,
	'We work to keep the information right, but do not guarantee that it is accurate or complete.',
	'Premiums may change, and so may benefits. The insurer’s policy contract decides what is covered.',
	'Talk to a licensed adviser before you buy, change or give up a policy.',
] as const;
