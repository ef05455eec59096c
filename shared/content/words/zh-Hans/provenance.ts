/** Where the figures come from, and when they were last checked. Values only: the build works them out for the widget. */

import { describeSources } from '../../figures/provenance.ts';
import { language } from './language.ts';

export const provenance = describeSources(language, {
	premiums: '保险公司的保费和保障利益',
	unsourced: (plans) => `${plans}没有可公开查阅的网页`,
	noneSourced: '各计划的数据没有可公开查阅的网页',
	mediSave: '卫生部和中央公积金局，保健储蓄限额',
	mediShield: '卫生部，终身健保',
	internationalPlans: '国际医疗保险公司的保障利益表',
	delivery: '私人医院的收费',
});

export const { premiums } = provenance;
