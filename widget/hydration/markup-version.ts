/**
 * Names what is rendered, so that a script takes over only the prerendered HTML that it would render itself, and renders
 * anew what another version has. A build puts the hash of its sources here (`build/markup-hash.ts`).
 */
export const markupVersion = 'sources';
