/** Words of the service: mailed receipt, withdrawal, and an enquiry’s status page. */

import { brand } from '../../brand.ts';

const withdraw = '撤回我的同意';

export const receiptCopy = {
	subject: '您的咨询',
	received: `我们已收到您的咨询。持牌顾问会在${brand.replyWithinHours}小时内致电或电邮您。`,
	reference: (reference: string) => `您的参考编号：${reference}`,
	check: '接到来电时，请对方说出这个参考编号：说不出编号的来电者，不是我们的人。',
	agreed: '您同意的内容如下：',
	follow: '查看咨询进展，或撤回您的同意：',
	notYou: `如果您没有发送过咨询，请打开以上链接并按“${withdraw}”，或发电邮至${brand.privacyEmail}。`,
} as const;

export const withdrawalCopy = {
	title: '撤回您的同意',
	text: '我们会通知所有收到您咨询的人停止使用这些咨询资料；他们必须在十个工作日内停止联系您。撤回后无法恢复：如仍希望顾问联系您，请发送新的咨询。',
	button: withdraw,
	doneTitle: '您的同意已撤回',
	done: '我们不再转交您的咨询，并正在通知所有收到咨询的人停止使用；他们必须在十个工作日内停止联系您。',
	byHand: '我们的系统无法通知所有收到咨询的人：其余的人由我们亲自书面通知。',
	kept: '您的咨询会标明已撤回，并按隐私政策所述的期限保存。如要求立即删除，请发电邮至：',
	invalidTitle: '这个链接无效',
	invalid: '如要撤回同意，请发电邮至：',
	failedTitle: '您的同意尚未撤回',
	failed: '暂时无法记录。请返回，一分钟后再按一次按钮，或发电邮至：',
} as const;

export const enquiryPageCopy = {
	title: '您的咨询',
	received: '收到时间',
	passedOn: (company: string) => `已转交给${company}`,
	formerFirm: '一家已与我们停止合作的公司',
	licence: (number: string) => `牌照号码 ${number}`,
	findInRegister: (name: string) => `在MAS名册中查找${name}`,
	notPassedOn: '正在转交',
	notReached: '未能送达。请致电我们。',
	reply: '答复',
	repliedAt: (time: string) => `顾问已于${time}登记答复。`,
	notSo: '没有这回事？',
	replyBy: (time: string) => `最迟${time}`,
	noReply: '到时还没有回复？',
	due: (time: string) => `应于${time}前答复`,
	lateTitle: '我们迟了，非常抱歉。',
	lateSince: (time: string) => `尚无答复记录。自${time}起，我们已经逾期。`,
	call: (phone: string) => `致电${phone}`,
	notified: (time: string, companies: string) => `已于${time}告知以下公司没有人联系您：${companies}`,
	notifying: '正在告知收到您咨询的各方：没有人联系您。',
	agreed: '您同意的内容',
	nobodyContacted: '没有人联系我',
	record: '下载我的同意记录',
	recordText: '一份文本文件，载有您同意的内容、时间和参考编号；不含姓名和地址。',
	recordTitle: '我的同意记录',
	recordLabels: { reference: '参考编号', time: '同意时间', version: '版本', wordingLanguage: '语言', page: '网页' },
	withdrawn: (time: string) => `您已于${time}撤回同意。`,
	notFound:
		'我们没有这个参考编号的咨询。它可能已被删除（最多只保留参考编号和时间），也可能在恢复备份时丢失。顾问可能仍持有它：请致电或发电邮给我们。',
	tooMany: '请求过于频繁：请一分钟后重新打开此页面',
} as const;
