/** The script tag that runs this file, and the origin of its service: the default endpoint is on it. */

import { documentProperty } from '../api/document-property.ts';

/** Never searched for by name: other scripts may have any name. Null in a module, undefined on a server. */
export const runningScript = globalThis.document && (documentProperty('currentScript') as HTMLScriptElement | null);

/** Undefined where it is not known for certain, as for a bundle or a copy: nothing may be posted to somebody else's server. */
export const scriptOrigin = runningScript?.src.match(/^(\w+:\/\/[^/]+)\/widget\/v1\/.*quote-widget/)?.[1];
