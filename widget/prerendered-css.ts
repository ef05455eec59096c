/** All CSS of the widget as text, in the order in which the components import it. */

const sheets = import.meta.glob<string>(['../shared/tokens.css', './**/*.css', '!./playground/**', '!./bench/**'], {
	query: '?inline',
	import: 'default',
	eager: true,
});

export const prerenderedCss = Object.values(sheets).join('');
