/** The honeypot: the service refuses an enquiry in which this hidden field is filled in. */

import * as formCopy from '../../shared/content/en/form-copy.ts';
import { honeypotField } from '../../shared/enquiry/enquiry-api.ts';

/** The attributes keep password managers and autofill from filling it in. */
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
