/** Ways to keep a confirmation: mail it to oneself, print it, copy the reference. */

import { type MouseEvent, useState } from 'react';
import { outcomeCopy } from '#words/form-copy.ts';
import { colon } from '#words/language.ts';
import { brand } from '../../shared/content/brand.ts';
import { copyText } from '../embed/copy-text.ts';
import { printAlone } from '../print/print-alone.ts';
import { LiveRegion } from '../text/live-region.tsx';

interface ConfirmationActionsProps {
	reference: string;
	/** What the mail says, in paragraphs. */
	text: readonly string[];
}

export function ConfirmationActions({ reference, text }: ConfirmationActionsProps) {
	const [isCopied, setCopied] = useState(false);
	const body = [outcomeCopy.reference + colon + reference, ...text].join('\n\n');
	const mail = `mailto:?subject=${encodeURIComponent(`${brand.name} ${reference}`)}&body=${encodeURIComponent(body)}`;

	async function copy({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
		const shown = button.closest('.message')?.querySelector('strong');
		if (shown) setCopied(await copyText(shown));
	}

	return (
		<div className="contact">
			<a href={mail}>{outcomeCopy.mailToSelf}</a>
			<button
				type="button"
				className="button-secondary"
				onClick={(event) => printAlone(event.currentTarget, 'confirmation')}
			>
				{outcomeCopy.print}
			</button>
			<button type="button" className="button-secondary" onClick={copy}>
				{outcomeCopy.copyReference}
			</button>
			<LiveRegion className="hint" text={isCopied && outcomeCopy.copied} />
		</div>
	);
}
