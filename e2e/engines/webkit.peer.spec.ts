/** A partner's way to an enquiry in WebKit. */

import { describePartner } from './describe-partner.ts';

describePartner('webkit');
