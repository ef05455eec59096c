/** The oldest browsers that site and widget are right in (decision 15): what is younger in a style sheet is written out for them. */
export const oldestBrowsers = ['chrome111', 'firefox113', 'safari16.4'];
