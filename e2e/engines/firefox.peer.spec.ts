/** Runs the partner's test in Firefox. */

import { describePartner } from './describe-partner.ts';

describePartner('firefox');
