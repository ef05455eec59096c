/** Pregnancies that insurers look at more closely. */

import * as figures from '../../../../shared/content/figures.ts';
import { provenance } from '../../../../shared/content/provenance.ts';
import { GlossaryTerm } from '../../../glossary-term/glossary-term.tsx';
import { Section, Source } from '../section.tsx';

export function SpecialCircumstances() {
	return (
		<Section id="special-circumstances">
			<dl className="explained">
				<div>
					<dt>IVF or IUI</dt>
					<dd>
						Some insurers accept{' '}
						<GlossaryTerm of="assisted-conception" then=",">
							assisted conception
						</GlossaryTerm>{' '}
						some with further questions or conditions, and some do not. Say so in your enquiry, so that the adviser can
						check which plans accept you.
					</dd>
				</div>
				<div>
					<dt>Twins or more</dt>
					<dd>
						Accepted by some, usually with a limit for each child. Ask whether the sum assured is paid for each child or
						shared between them. An insurer may accept twins but not after IVF: ask about both together.
					</dd>
				</div>
				<div>
					<dt>Gestational diabetes</dt>
					<dd>
						Some plans cover it as a condition. If you already have it, tell the insurer: it may accept you, accept you
						with conditions, or decline.
					</dd>
				</div>
				<div>
					<dt>An earlier difficult pregnancy</dt>
					<dd>
						Expect questions about it and perhaps a doctor’s report; ask who pays for it. It need not mean a refusal.
						Apply early so that there is time.
					</dd>
				</div>
				<div>
					<dt>Older than {figures.motherAge.to}</dt>
					<dd>Most plans are closed to you. An adviser can tell you whether any looks at each case.</dd>
				</div>
				<div>
					<dt>Younger than {figures.motherAge.from}</dt>
					<dd>Most plans are closed to you. A parent or guardian can enquire for you.</dd>
				</div>
			</dl>
			<Source of={provenance.premiums} />
		</Section>
	);
}
