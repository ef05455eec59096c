/** The free-text field: starts with a sample line, and counts characters without limiting them. */

import { useEffect, useRef, useState } from 'react';
import { limits } from '../../shared/content/answers.ts';
import * as formCopy from '../../shared/content/en/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import type { ShownError } from './enquiry-state.ts';
import { Field } from './field.tsx';

const quietBeforeAnnouncing = 1_000;

interface AdditionalInfoProps {
	/** The initial text; a new sample replaces it until the visitor edits it. */
	sample: string;
	error: ShownError | undefined;
	/** Changes whenever a draft or `prefill()` fills in the field. */
	fills: number;
}

export function AdditionalInfo({ sample, error, fills }: AdditionalInfoProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const [counted, setCounted] = useState({ length: sample.length, isTyped: false });
	const count = (isTyped: boolean) => setCounted({ length: box.current?.value.length ?? 0, isTyped });
	// biome-ignore lint/correctness/useExhaustiveDependencies: both props change the value without an input event.
	useEffect(() => {
		const area = box.current;
		// Hydration keeps the prerendered sample, which may name another plan.
		if (area && area.defaultValue !== sample) area.defaultValue = sample;
		count(false);
	}, [sample, fills]);

	return (
		<Field
			name="additionalInfo"
			label={formCopy.labels.additionalInfo}
			hint={formCopy.hints.additionalInfo}
			error={error}
			isOptional
		>
			{(control) => (
				<>
					<textarea {...control} ref={box} rows={4} defaultValue={sample} onInput={() => count(true)} />
					<Counter {...counted} />
				</>
			)}
		</Field>
	);
}

/** Announces the count after a pause in typing; a value that was filled in is counted silently. */
function Counter({ length, isTyped }: { length: number; isTyped: boolean }) {
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(isTyped ? formCopy.charactersUsed(length) : ''), quietBeforeAnnouncing);
		return () => clearTimeout(timer);
	}, [length, isTyped]);

	return (
		<>
			<p className="counter notranslate" part="counter" data-over={length > limits.additionalInfoMaximum || undefined}>
				{`${length}/${limits.additionalInfoMaximum}`}
			</p>
			<p className="visually-hidden" aria-live="polite">
				{keyedText(announced)}
			</p>
		</>
	);
}
