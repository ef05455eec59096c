/**
 * Identifies the rendered markup. A script hydrates only markup of its own version and replaces all other markup. The build
 * replaces this module by one with a hash of the sources (`build/plugins/markup-hash.ts`).
 */
export const markupVersion = 'sources';
