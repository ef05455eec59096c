/** Runs the widget's tests in WebKit. */

import { describeWidget } from './describe-widget.ts';

describeWidget('webkit');
