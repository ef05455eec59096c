import { describeWidget } from './describe-widget.ts';

describeWidget('firefox');
