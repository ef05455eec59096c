/** How long tooltips wait, in the widget and on the pages around it, in milliseconds. */

/** From the pointer's arrival until one opens. */
export const openDelay = 700;
/** From when another one closed: within it the next opens at once. */
export const skipDelay = 300;
