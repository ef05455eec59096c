/** The oldest browsers that site and widget are right in (decision 15): what is younger in a style sheet is written out for them. */

import { Features } from 'lightningcss';

export const oldestBrowsers = ['chrome111', 'firefox113', 'safari16.4'];

/** The widget's theme is `light-dark()` as written: lowered, it would not follow a `color-scheme` that is inherited. */
export const keepLightDark = { lightningcss: { exclude: Features.LightDark } };
