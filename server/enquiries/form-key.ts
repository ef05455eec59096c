/** The idempotency key of an enquiry that came as a form, made of its answers. */

import { singaporeToday } from '../../shared/enquiry/past-date.ts';
import type { FieldEncryption } from '../database/field-encryption.ts';

/** Sets them apart from the keys that clients make. */
export const formKeyMark = 'form-';

/** A form has no key of its own: the same answers on the same day are the same enquiry, so reloading its answer stores nothing twice. */
export function formKey(enquiry: object, encryption: FieldEncryption): string {
	return formKeyMark + encryption.fingerprint(`${singaporeToday()} ${JSON.stringify(enquiry)}`);
}
