/** How to reach us: phone and email as links. */

import type { WidgetOptions } from '../../api/options.ts';

export type ContactDetails = Pick<WidgetOptions, 'phone' | 'email'>;

export function PhoneLink({ phone }: Pick<ContactDetails, 'phone'>) {
	return (
		<a className="notranslate" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
			{phone}
		</a>
	);
}

export function EmailLink({ email }: Pick<ContactDetails, 'email'>) {
	return (
		<a className="notranslate" href={`mailto:${email}`}>
			{email}
		</a>
	);
}
