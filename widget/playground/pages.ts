/** The playground's pages: one small page for each thing the widget can do or must bear. */

interface PlaygroundPage {
	/** File name in `pages/`, without `.html`. */
	readonly name: string;
	readonly title: string;
	readonly about: string;
}

export const pages = [
	{
		name: 'simulated',
		title: 'Simulated endpoint',
		about: 'endpoint="simulate": nothing is sent, the values go to the console, success after one second.',
	},
	{
		name: 'real',
		title: 'Real endpoint',
		about: 'Sends to the enquiry service on this computer, port 3000 (npm start).',
	},
	{
		name: 'failing',
		title: 'Failing endpoint',
		about:
			'Every attempt is answered with 503: three quiet retries, then the failure text with phone and email. The attribute “endpoint” offers other answers.',
	},
	{
		name: 'slow',
		title: 'Slow endpoint',
		about: 'The answer takes five seconds: the button says “Submitting...” and nothing is sent twice.',
	},
	{ name: 'theme-light', title: 'Theme: light', about: 'theme="light" on a dark page.' },
	{ name: 'theme-dark', title: 'Theme: dark', about: 'theme="dark" on a light page.' },
	{
		name: 'theme-own',
		title: 'Theme: your own',
		about: 'Accent, radius and font from the page, through custom properties and ::part().',
	},
	{ name: 'show-plans', title: 'Show: plans', about: 'show="plans": the comparison alone.' },
	{ name: 'show-form', title: 'Show: form', about: 'show="form": the enquiry form alone.' },
	{ name: 'show-faq', title: 'Show: FAQ', about: 'show="faq": the questions alone.' },
	{
		name: 'strict-csp',
		title: 'Strict CSP',
		about:
			"default-src 'none' with the script’s host alone, no style-src, Trusted Types required. Zero violations from the built file; in development Vite’s own style tags are reported.",
	},
	{
		name: 'hostile-host',
		title: 'Hostile host',
		about: 'All styles unset with !important, a root font size of 6 pixels, hidden buttons, and broken built-ins.',
	},
	{
		name: 'two-elements',
		title: 'Two elements talking',
		about: 'A plan chosen in the first element reaches the form in the second, through events alone.',
	},
	{
		name: 'script-alone',
		title: 'Script tag alone',
		about: 'data-mount: the script puts the widget after its own tag, with the attributes that it has as data-*.',
	},
	{
		name: 'inside-a-form',
		title: 'Inside a form',
		about: 'The page’s own form around the widget: Enter in our fields never submits it.',
	},
	{
		name: 'right-to-left',
		title: 'Right to left',
		about: 'dir="rtl" on the page: the widget keeps its language’s direction.',
	},
	{ name: 'narrow', title: '320 pixels', about: 'A sidebar of 320 pixels on a wide page.' },
] as const satisfies readonly PlaygroundPage[];
