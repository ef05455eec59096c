/** Security headers of responses, for the service and for static hosts. */

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

/** For pages that must not be framed. `framePage` has only CSP `frame-ancestors`, which unlike this header can list origins. */
export const frameHeaders = { 'X-Frame-Options': 'DENY' };

export const securityHeaders = {
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
	// With "no-referrer", a form sent from our own page would have `Origin: null`, which the service refuses.
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': 'max-age=31536000',
	'X-Content-Type-Options': 'nosniff',
};

/** Default headers of the service's responses, with a policy to load nothing. Headers of pages and files replace some of them. */
export const defaultHeaders = {
	...securityHeaders,
	...frameHeaders,
	'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
};
