/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { type Check, checks, yearAfter } from '../provenance.ts';

/** A figure's provenance, shown beside it. */
export interface Provenance extends Check {
	/** The month as it is written. */
	readonly checked: string;
	readonly source: string;
	/** When the check is over a year old. */
	readonly oldFrom: number;
}

const sources = {
	premiums: '保险公司公布的保费和保障利益',
	mediSave: '卫生部和中央公积金局，保健储蓄提取限额',
	mediShield: '卫生部，终身健保保障利益',
	internationalPlans: '国际医疗保险公司公布的保障利益表',
	delivery: '私人医院公布的收费',
} as const satisfies Record<keyof typeof checks, string>;

function withWords(figure: keyof typeof checks): Provenance {
	const { month } = checks[figure];
	const [year, number] = month.split('-');
	return {
		...checks[figure],
		checked: `${year}年${Number(number)}月`,
		source: sources[figure],
		oldFrom: yearAfter(month),
	};
}

export const provenance = {
	premiums: withWords('premiums'),
	mediSave: withWords('mediSave'),
	mediShield: withWords('mediShield'),
	internationalPlans: withWords('internationalPlans'),
	delivery: withWords('delivery'),
} as const satisfies Record<keyof typeof checks, Provenance>;

/** Those the comparison shows, so that the widget leaves out the others. */
export const { premiums, delivery } = provenance;
