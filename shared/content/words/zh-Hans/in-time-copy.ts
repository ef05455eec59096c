/** Words of “Am I in time?”. Days are given as text: `3月19日`. */

export const inTimeCopy = {
	title: '我还来得及申请吗？',
	label: '您的预产期是哪一天？',
	rule: (from: number, to: number) => `怀孕满${from}\u2060周至${to}\u2060周6\u2060天可以申请这些计划。`,
	weeks: (count: number) => `${count}周`,
	privacy: '只留在这个标签页中，不会发送。',
	forget: '全部清除',
	impossible: '这个日期离今天太远。请检查。',
	early: (week: number, firstDay: string, lastDay: string) => ({
		verdict: `怀孕满${week}\u2060周。${firstDay}起可以申请。`,
		note: `最后申请日是${lastDay}。`,
	}),
	open: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `怀孕满${week}\u2060周。${lastDay}截止申请。`,
		note: '产检已经发现的问题不在承保范围内。',
	}),
	closing: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `怀孕满${week}\u2060周。请今天就打电话，最后申请日是${lastDay}。`,
		note: '保险公司需要几天时间处理。',
	}),
	closed: (week: number, _firstDay: string, lastDay: string) => ({
		verdict: `怀孕满${week}\u2060周。已超过这些计划的申请期限。`,
		note: `最后申请日是${lastDay}，已经过了。`,
	}),
	bar: {
		from: (week: number, day: string) => `满${week}\u2060周 · ${day}起可申请`,
		until: (week: number, day: string) => `满${week}\u2060周 · ${day}截止`,
		over: (week: number) => `满${week}\u2060周 · 已过申请期限`,
	},
	call: (phone: string) => `致电${phone}`,
	otherCover: '看看终身健保赔付什么',
	remind: '加入我的日历',
	firstDay: '孕妇保险：可以申请的第一天',
	lastDay: '孕妇保险：最后申请日',
} as const;
