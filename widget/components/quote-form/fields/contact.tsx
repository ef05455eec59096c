/** Links to the phone number and the email address of the widget's options. */

import { outcomeCopy } from '#words/form-copy.ts';
import { phoneLink } from '../../../../shared/content/phone-link.ts';
import type { WidgetOptions } from '../../../api/options.ts';

type ContactDetails = Pick<WidgetOptions, 'phone' | 'email'>;

export function PhoneLink({ phone }: Pick<ContactDetails, 'phone'>) {
	return (
		<a className="notranslate" href={phoneLink(phone)}>
			{phone}
		</a>
	);
}

/** Shown beside the button “Try again”. */
export function ContactSentence({ phone, email }: ContactDetails) {
	const [call, write, end] = outcomeCopy.contact;
	return (
		<span>
			{call}
			<PhoneLink phone={phone} />
			{write}
			<a className="notranslate" href={`mailto:${email}`}>
				{email}
			</a>
			{end}
		</span>
	);
}
