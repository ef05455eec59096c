/** The pages of the service: an enquiry’s own, beside the words of its receipt and of withdrawing, and the one while it starts. */

export const enquiryPageCopy = {
	title: '您的咨询',
	received: '收到时间',
	passedOn: '已转交给',
	notPassedOn: '正在转交。',
	reply: '答复',
	repliedAt: (time: string) => `已于${time}答复`,
	by: (time: string) => `最迟${time}`,
	late: '已逾期。',
	lateTold: '已逾期。我们已通知对方。',
	withoutAnswers: '本页不显示您填写的内容。',
	print: '打印这五个问题',
	reach: '如何联系我们',
	nobodyCalled: '没有人联系我',
	record: '下载我的同意记录',
	recordText: '一份经签署的文件，载有您同意的内容和时间；不含姓名和地址，任何人都可以核对。',
	withdrawn: (time: string) => `您已于${time}撤回同意。`,
	gone: '我们已不再持有关于这份咨询的任何资料。',
} as const;

export const startingCopy = { title: '请稍候', text: '此页面会自动重新加载。' } as const;
