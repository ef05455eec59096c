/** The cross-engine suite in Firefox. */

import { describePartner } from './describe-partner.ts';
import { describeWidget } from './describe-widget.ts';

describeWidget('firefox');
describePartner('firefox');
