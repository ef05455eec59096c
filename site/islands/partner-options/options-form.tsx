/** Form for a partner's options. Fields hold the state, because they may change before hydration. Each change reads all fields. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { languageNames, languages } from '../../../shared/content/languages.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { brandColours } from '../../pictures/logo.ts';
import { type EmbedOptions, partNames, wayNames } from './embed-options.ts';

/** Accent colour of a widget that sets none, in light mode. */
const defaultAccent = brandColours.light.accent;

interface OptionsFormProps {
	way: EmbedOptions['way'];
	/** Text of the accent field: a CSS colour, or empty. */
	accent: string;
	onChange: (fields: FormData) => void;
}

export function OptionsForm({ way, accent, onChange }: OptionsFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const read = () => onChange(new FormData(form.current as HTMLFormElement));
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is hydrated.
	useLayoutEffect(read, []);
	const isFrame = way === 'frame';
	const idHint = (
		<>
			We give it to you: <a href="#go-live">ask for one</a>.
		</>
	);
	return (
		<form aria-labelledby="options" ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
			<h2 id="options">Options</h2>
			<Text name="partner" label="Your partner id" hint={idHint} pattern="[\w.\-]{1,64}" />
			<fieldset className="choices">
				<legend>How it appears</legend>
				{Object.entries(wayNames).map(([value, name]) => (
					<label key={value}>
						<input type="radio" name="way" value={value} defaultChecked={value === 'inline'} />
						{name}
					</label>
				))}
			</fieldset>
			<fieldset className="choices">
				<legend>Parts</legend>
				{Object.entries(partNames).map(([value, name]) => (
					<label key={value}>
						<input type="checkbox" name="show" value={value} defaultChecked />
						{name}
					</label>
				))}
			</fieldset>
			<Select name="plan" label="Plan in the form">
				<option value="">The first plan</option>
				{plans.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Select>
			<Select name="language" label="Language">
				{languages.map((language) => (
					<option key={language} value={language} lang={language}>
						{languageNames[language]}
					</option>
				))}
			</Select>
			<Select name="theme" label="Theme">
				<option value="">As your page</option>
				<option value="light">Light</option>
				<option value="dark">Dark</option>
			</Select>
			<Select name="radius" label="Corners" isHidden={isFrame}>
				<option value="">Slight</option>
				<option value="0px">Square</option>
				<option value="12px">Round</option>
			</Select>
			<Text
				name="accent"
				label="Accent colour"
				hint="Choose a theme, too: one colour rarely suits light and dark."
				placeholder={defaultAccent}
				isHidden={isFrame}
			>
				<input
					type="color"
					aria-label="Pick the accent colour"
					value={/^#[\da-f]{6}$/i.test(accent) ? accent : defaultAccent}
					onInput={({ currentTarget: { form, value } }) => {
						(form?.elements.namedItem('accent') as HTMLInputElement).value = value;
					}}
				/>
			</Text>
			<Text
				name="font"
				label="Font"
				hint="Leave it empty for the reader’s system font."
				placeholder="Georgia, serif"
				isHidden={isFrame}
			/>
			<label className="option-check" hidden={isFrame}>
				<input type="checkbox" name="pinned" />
				Pin this version: no updates until you change the lines.
			</label>
		</form>
	);
}

interface FieldProps {
	/** Name and id of the control. */
	name: string;
	label: string;
	isHidden?: boolean;
}

/** A select that is short enough to share a row with another field. */
function Select({ name, label, isHidden, children }: FieldProps & { children: ReactNode }) {
	return (
		<div className="option-field option-half" hidden={isHidden}>
			<label htmlFor={name}>{label}</label>
			<select id={name} name={name}>
				{children}
			</select>
		</div>
	);
}

interface TextProps extends FieldProps {
	hint: ReactNode;
	pattern?: string;
	placeholder?: string;
	/** A control that fills the field. */
	children?: ReactNode;
}

function Text({ name, label, hint, isHidden, children, ...control }: TextProps) {
	const hintId = `${name}-hint`;
	return (
		<div className="option-field" hidden={isHidden}>
			<label htmlFor={name}>{label}</label>
			<p className="source" id={hintId}>
				{hint}
			</p>
			<div className="option-text">
				<input id={name} name={name} spellCheck={false} autoComplete="off" aria-describedby={hintId} {...control} />
				{children}
			</div>
		</div>
	);
}
