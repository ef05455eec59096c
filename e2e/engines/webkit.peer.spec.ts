/** Runs the partner's test in WebKit. */

import { describePartner } from './describe-partner.ts';

describePartner('webkit');
