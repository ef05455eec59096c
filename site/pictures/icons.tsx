/** The icon set: 24 units square, one stroke width, no fills. All icons are decorative, because words beside them say the same. */

function icon(path: string) {
	return () => (
		<svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
			<path d={path} />
		</svg>
	);
}

export const PhoneIcon = icon(
	'M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z',
);
export const MailIcon = icon('M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5');
