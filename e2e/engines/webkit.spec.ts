/** The cross-engine suite in WebKit. */

import { describeWidget } from './describe-widget.ts';

describeWidget('webkit');
