/**
 * The version of the widget, as its package, its manifest and its prerendered HTML name it. Raise it when elements or
 * attributes change: a script takes over what its own version has prerendered, and renders anew what another one has.
 */

export const version = '1.0.0';
