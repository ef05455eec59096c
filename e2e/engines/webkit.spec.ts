/** The cross-engine suite in WebKit. */

import { describePartner } from './describe-partner.ts';
import { describeWidget } from './describe-widget.ts';

describeWidget('webkit');
describePartner('webkit');
