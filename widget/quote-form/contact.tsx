/** How to reach us: phone and email as links. */

import type { WidgetOptions } from '../element/options.ts';

export type ContactDetails = Pick<WidgetOptions, 'phone' | 'email'>;

export function Contact({ phone, email }: ContactDetails) {
	return (
		<p className="contact notranslate">
			<PhoneLink phone={phone} />
			<a href={`mailto:${email}`}>{email}</a>
		</p>
	);
}

export function PhoneLink({ phone }: Pick<ContactDetails, 'phone'>) {
	return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
