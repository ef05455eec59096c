/** The cross-engine suite in Firefox. */

import { describeWidget } from './describe-widget.ts';

describeWidget('firefox');
