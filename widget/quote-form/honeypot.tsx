/** A field no person sees: what fills it in is a program, and the service drops such enquiries. */

import * as formCopy from '../../shared/content/form-copy.ts';

export const honeypotName = 'website';

/** Password managers and autofill are told to leave it alone. */
export function Honeypot() {
	return (
		<label className="visually-hidden" aria-hidden="true">
			{formCopy.honeypot}
			<input
				name={honeypotName}
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
