/** What is paid and what is not, side by side and equal. */

import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon } from '../../../pictures/icons.tsx';

interface Side {
	readonly title: string;
	readonly items: readonly string[];
}

export function Ledger({ pays, paysNot }: { pays: Side; paysNot: Side }) {
	return (
		<div className="ledger">
			<LedgerSide {...pays} icon={<CheckIcon />} />
			<LedgerSide {...paysNot} icon={<CrossIcon />} />
		</div>
	);
}

function LedgerSide({ title, items, icon }: Side & { icon: ReactNode }) {
	return (
		<div>
			<h3>{title}</h3>
			<ul>
				{items.map((item) => (
					<li key={item}>
						{icon}
						<span>{item}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
