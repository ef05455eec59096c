/** Security headers of every response, from the service and from static hosts. */

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

/** For pages that must not be framed. A page that some origins may frame uses CSP `frame-ancestors`, which can list these origins. */
export const frameHeaders = { 'X-Frame-Options': 'DENY' };

export const securityHeaders = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
	// Not "no-referrer": a form sent from our own page would then have `Origin: null`, which the service refuses.
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000',
	'X-Content-Type-Options': 'nosniff',
};

/** Default headers of the service's responses, which may load nothing. Headers of pages replace some of these. */
export const defaultHeaders = {
	...securityHeaders,
	...frameHeaders,
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
};
