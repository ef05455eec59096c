/** The feedback form of `@sentry/feedback`: three fields, no plans, no questions. */

import { feedbackModalIntegration } from '@sentry/feedback';

type DialogSettings = Parameters<ReturnType<typeof feedbackModalIntegration>['createDialog']>[0];

const options = {
	showName: true,
	showEmail: true,
	formTitle: 'Get your free quote',
	nameLabel: 'Name',
	emailLabel: 'Email',
};

window.mount = () => {
	const host = document.body.appendChild(document.createElement('div'));
	const shadow = host.attachShadow({ mode: 'open' });
	const settings = { options, sendFeedback: async () => '', shadow } as unknown as DialogSettings;
	const dialog = feedbackModalIntegration().createDialog(settings);
	dialog.appendToDom();
	dialog.open();
	return {
		field: shadow.querySelector('input, textarea') as HTMLElement,
		unmount() {
			dialog.close();
			dialog.removeFromDom();
			host.remove();
		},
	};
};
