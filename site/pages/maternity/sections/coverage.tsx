/** The coverage table: fourteen conditions and how widely plans cover them. */

import { provenance } from '../../../../shared/content/provenance.ts';
import { coverage } from '../../../content/coverage.ts';
import { coverageTone } from '../../../content/coverage-tone.ts';
import { Section, Source } from '../section.tsx';

export function Coverage() {
	return (
		<Section id="coverage">
			<p>
				Plans have different lists. The table shows how widely each condition is covered across plans in Singapore.
				“Covered” always means: as that plan defines it.
			</p>
			<table className="rows coverage-table">
				<caption>Conditions and how plans typically cover them</caption>
				<thead>
					<tr>
						<th scope="col">Condition</th>
						<th scope="col">Typically covered</th>
						<th scope="col">Notes</th>
					</tr>
				</thead>
				<tbody>
					{coverage.map((row) => (
						<tr key={row.condition}>
							<th scope="row">{row.condition}</th>
							<td>
								<span className={`badge badge-${coverageTone(row.coverage)}`}>{row.coverage}</span>
							</td>
							<td>{row.notes}</td>
						</tr>
					))}
				</tbody>
			</table>
			<Source of={provenance.premiums} />
		</Section>
	);
}
