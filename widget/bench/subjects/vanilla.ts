/** The hand-written yardstick. */

import '../vanilla/vanilla-widget.ts';
import { mountElement } from './subject.ts';

window.mount = () => mountElement('vanilla-widget');
