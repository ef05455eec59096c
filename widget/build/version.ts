/** The version of the widget, as its package and its manifest name it. */
export const version = '1.0.0';
