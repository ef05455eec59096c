/** The script tag that runs this file, and the origin that it was loaded from. The default endpoint is on this origin. */

import { documentProperty } from '../api/document-property.ts';

/** Null in a module, undefined on a server. Not searched for by file name, because other scripts may have the same name. */
export const runningScript = globalThis.document && (documentProperty('currentScript') as HTMLScriptElement | null);

/** Undefined in a bundle or a copied script, because enquiries must not go to a server that does not expect them. */
export const scriptOrigin = runningScript?.src.match(/^(\w+:\/\/[^/]+)\/widget\/v1\/.*quote-widget/)?.[1];
