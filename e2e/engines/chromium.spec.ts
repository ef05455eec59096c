/** The cross-engine suite in Chromium. */

import { describeWidget } from './describe-widget.ts';

describeWidget('chromium');
