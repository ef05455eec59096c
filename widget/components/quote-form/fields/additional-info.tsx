/**
 * The field “Additional information”: starts with a sample text, and counts characters. Typing beyond the maximum is possible, and
 * validation reports it.
 */

import { useEffect, useRef, useState } from 'react';
import * as formCopy from '#words/form-copy.ts';
import { limits } from '../../../../shared/content/words/answers.ts';
import { countCharacters } from '../../../../shared/enquiry/answers/count-characters.ts';
import { fireInput } from '../../../element/hydration/input-replay.ts';
import { keyedText } from '../../text/keyed-text.tsx';
import { Field, type FieldStates } from './field.tsx';

const announceAfterMs = 1_000;

interface AdditionalInfoProps extends FieldStates {
	/** Initial text. A new sample replaces the old one unless the visitor has edited it. */
	sample: string;
}

export function AdditionalInfo({ sample, ...states }: AdditionalInfoProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	const shownSample = useRef(sample);
	const [text, setText] = useState(sample);
	const [isTyped, setTyped] = useState(false);
	const lines = text ? text.split('\n') : [];

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form changes the text; `onInput` handles typing.
	useEffect(() => {
		const area = box.current as HTMLTextAreaElement;
		const oldSample = shownSample.current;
		shownSample.current = sample;
		// Needed after hydration, which keeps the prerendered sample, though that may name another plan.
		area.defaultValue = sample;
		// With lines added below it, the control no longer follows `defaultValue`, so this replaces the unedited sample.
		if (sample !== oldSample && area.value.startsWith(`${oldSample}\n`)) {
			write((sample + area.value.slice(oldSample.length)).trimStart());
		}
		count(area.value, false);
	}, [sample, states.filled]);

	function count(text: string, typed: boolean) {
		setText(text);
		setTyped(typed);
	}

	/** Adds the line, or removes it if the text contains it unchanged. */
	function toggle(line: string) {
		write((lines.includes(line) ? lines.filter((other) => other !== line) : [...lines, line]).join('\n'));
	}

	/** Writes the text and fires the events of typing, so that the form saves and checks the text. */
	function write(text: string) {
		const area = box.current as HTMLTextAreaElement;
		area.value = text;
		fireInput(area);
	}

	return (
		<Field name="additionalInfo" {...states} isOptional>
			{(control) => (
				<>
					<textarea
						{...control}
						ref={box}
						rows={4}
						defaultValue={sample}
						onInput={(event) => count(event.currentTarget.value, true)}
					/>
					<Counter length={countCharacters(text)} isTyped={isTyped} />
					<fieldset className="chips">
						<legend>{formCopy.contactWaysTitle}</legend>
						{formCopy.contactWays.map((line) => (
							<button key={line} type="button" aria-pressed={lines.includes(line)} onClick={() => toggle(line)}>
								{/* The label is the line without its full stop. */}
								{line.slice(0, -1)}
							</button>
						))}
					</fieldset>
				</>
			)}
		</Field>
	);
}

/** Shows the count, and announces it after a pause in typing, but not for a text that was filled in. */
function Counter({ length, isTyped }: { length: number; isTyped: boolean }) {
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(isTyped ? formCopy.charactersUsed(length) : ''), announceAfterMs);
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
