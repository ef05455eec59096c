/** Runs the widget's tests in Firefox. */

import { describeWidget } from './describe-widget.ts';

describeWidget('firefox');
