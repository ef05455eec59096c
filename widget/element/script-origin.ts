/** The script tag that runs this file, and the origin of its service: the default endpoint is on it. */

import { documentProperty } from '../api/document-property.ts';

/** Never searched for by name, because other scripts may have the same one. Null in a module, undefined on a server. */
export const runningScript = globalThis.document && (documentProperty('currentScript') as HTMLScriptElement | null);

/** Undefined unless certain, as in a bundle or a copied script: enquiries must not go to another site's server. */
export const scriptOrigin = runningScript?.src.match(/^(\w+:\/\/[^/]+)\/widget\/v1\/.*quote-widget/)?.[1];
