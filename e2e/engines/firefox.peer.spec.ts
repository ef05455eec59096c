/** A partner's way to an enquiry in Firefox. */

import { describePartner } from './describe-partner.ts';

describePartner('firefox');
