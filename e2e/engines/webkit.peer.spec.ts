/** Runs the partner's tests in WebKit. */

import { describePartner } from './describe-partner.ts';

describePartner('webkit');
