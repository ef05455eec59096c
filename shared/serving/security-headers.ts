/** The headers a security reviewer looks for, on every answer of the site, whoever serves it. */

const deniedFeatures = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'usb',
	'xr-spatial-tracking',
];

/** For pages that nobody may frame; a page that some may says so in its policy, which this header cannot. */
export const frameHeaders = { 'X-Frame-Options': 'DENY' };

export const securityHeaders = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
	// With "no-referrer" a page's own form post would carry `Origin: null`.
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000',
	'X-Content-Type-Options': 'nosniff',
};

/** Default: a response without a content policy, which every page has, may load nothing. */
export const defaultHeaders = {
	...securityHeaders,
	...frameHeaders,
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
};
