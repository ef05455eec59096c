/** The style sheet of each page, set inline in its HTML: nothing else has to arrive before the first paint. */

import tokens from '../shared/tokens.css?inline';
import type { PageName } from './routes.ts';
import base from './styles/base.css?inline';
import components from './styles/components.css?inline';
import contents from './styles/contents.css?inline';
import enquiry from './styles/enquiry.css?inline';
import landing from './styles/landing.css?inline';
import layout from './styles/layout.css?inline';
import legal from './styles/legal.css?inline';
import maternity from './styles/maternity.css?inline';
import print from './styles/print.css?inline';
import tables from './styles/tables.css?inline';
import weeks from './styles/weeks.css?inline';

const pageStyles: Record<PageName | 'enquiry', string> = {
	landing,
	maternity: [maternity, contents, tables, weeks].join('\n'),
	terms: legal,
	privacy: legal,
	'not-found': '',
	enquiry,
};

export function stylesOf(page: PageName | 'enquiry'): string {
	return [tokens, base, layout, components, pageStyles[page], print].join('\n');
}
