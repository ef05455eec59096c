/** The cross-engine suite in Chromium. */

import { describePartner } from './describe-partner.ts';
import { describeWidget } from './describe-widget.ts';

describeWidget('chromium');
describePartner('chromium');
