/** The free-text field: starts with a sample line, and counts characters without ever stopping anyone. */

import { useEffect, useRef, useState } from 'react';
import * as formCopy from '../../shared/content/form-copy.ts';
import { limits } from '../../shared/content/form-copy.ts';
import { keyedText } from '../text/keyed-text.tsx';
import { Field } from './field.tsx';

const quietBeforeAnnouncing = 1_000;

interface AdditionalInfoProps {
	/** What the field starts with; replaces an earlier sample until someone edits it. */
	sample: string;
	error: string | undefined;
	/** Change whenever the form was filled or emptied by something else than typing: always three. */
	filled: readonly [unknown, unknown, unknown];
}

export function AdditionalInfo({ sample, error, filled }: AdditionalInfoProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const [counted, setCounted] = useState({ length: sample.length, isTyped: false });
	const count = (isTyped: boolean) => setCounted({ length: box.current?.value.length ?? 0, isTyped });
	// The form around it fills and empties the box in effects of its own, which come after this one.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each changes what stands in the box.
	useEffect(() => {
		const area = box.current;
		// Prerendered for another plan, it has been taken over with that plan's sample.
		if (area && area.defaultValue !== sample) area.defaultValue = sample;
		queueMicrotask(() => count(false));
	}, [sample, ...filled]);

	return (
		<Field
			name="additionalInfo"
			label={formCopy.labels.additionalInfo}
			hint={formCopy.hints.additionalInfo}
			error={error}
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

/** What the form fills in and empties by itself is counted too, but not said. */
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
