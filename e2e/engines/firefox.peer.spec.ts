import { describePartner } from './describe-partner.ts';

describePartner('firefox');
