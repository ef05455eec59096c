/** `<quote-widget>`, as partners load it: the built script stands before this one on the page. */

import { mountElement } from './subject.ts';

window.mount = () => mountElement('quote-widget');
