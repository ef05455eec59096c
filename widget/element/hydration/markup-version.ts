/**
 * Identifies the rendered markup. A script hydrates only markup of its own version and replaces all other markup.
 * The build puts a hash of the sources here (`build/plugins/markup-hash.ts`).
 */
export const markupVersion = 'sources';
