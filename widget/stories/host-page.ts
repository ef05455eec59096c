/** Renders a partner's page in an iframe, because its policy, styles and scripts would break Storybook's page. */

interface HostPage {
	head?: string;
	body: string;
	/** Content-Security-Policy of the page. */
	policy?: string;
}

/** @returns a story's render function */
export function hostPage({ head = '', body, policy }: HostPage): () => HTMLIFrameElement {
	const meta = policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : '';
	const srcdoc = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner’s page</title>
		${meta}${head}</head><body><main><h1>A partner’s page</h1>${body}</main></body></html>`;
	return () =>
		Object.assign(document.createElement('iframe'), {
			srcdoc,
			title: 'A partner’s page',
			style: 'inline-size: 100%; block-size: 95vh; border: 0',
		});
}

/** The partner's page in the story, once it has loaded. */
export async function pageOf({ canvasElement }: { canvasElement: HTMLElement }): Promise<Document> {
	const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
	if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
		await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
	return frame.contentDocument as Document;
}
