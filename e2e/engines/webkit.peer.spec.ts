import { describePartner } from './describe-partner.ts';

describePartner('webkit');
