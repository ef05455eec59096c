/** Windows in which the most important parts of a page must be in view, in CSS pixels: two phones, a tablet, a desktop. */
export const firstScreens = [
	{ width: 320, height: 800 },
	{ width: 360, height: 800 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
] as const;
