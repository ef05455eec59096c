/** The version of the widget, as its package, its manifest and its prerendered HTML name it. */

export const version = '1.0.0';
