/** The script tag that runs this file, and the origin of that script's service. The default endpoint is on this origin. */

import { documentProperty } from '../api/document-property.ts';

/** The script is not searched for by name, because other scripts may have the same name. Null in a module, undefined on a server. */
export const runningScript = globalThis.document && (documentProperty('currentScript') as HTMLScriptElement | null);

/** Undefined if uncertain, as in a bundle or a copied script, because enquiries must not go to another site's server. */
export const scriptOrigin = runningScript?.src.match(/^(\w+:\/\/[^/]+)\/widget\/v1\/.*quote-widget/)?.[1];
