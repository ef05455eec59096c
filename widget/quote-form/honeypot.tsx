/** A field no person sees: the service refuses an enquiry in which something filled it in. */

import * as formCopy from '../../shared/content/form-copy.ts';
import { honeypotField } from '../../shared/enquiry/enquiry-api.ts';

/** Password managers and autofill are told to leave it alone. */
export function Honeypot() {
	return (
		<label className="visually-hidden" aria-hidden="true">
			{formCopy.honeypot}
			<input
				name={honeypotField}
				tabIndex={-1}
				autoComplete="off"
				data-1p-ignore=""
				data-lpignore="true"
				data-bwignore=""
				data-form-type="other"
			/>
		</label>
	);
}
