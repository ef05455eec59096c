/** Runs the partner's tests in Firefox. */

import { describePartner } from './describe-partner.ts';

describePartner('firefox');
