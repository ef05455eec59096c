/** The choices of a partner. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { languageNames, languages } from '../../../shared/content/languages.ts';
import { plans } from '../../../shared/content/plans/plans.ts';
import { scriptName } from '../../../widget/api/embed/widget-files.ts';
import {
	type Deployment,
	defaultOptions,
	type EmbedOptions,
	ownAccent,
	type PartName,
	partNames,
	readOptions,
	type Way,
	wayNames,
} from './embed-options.ts';

interface OptionsFormProps {
	options: EmbedOptions;
	deployment: Deployment;
	onChange: (options: EmbedOptions) => void;
}

/** The fields hold what is chosen, also before hydration; every change reads all of them. */
export function OptionsForm({ options, deployment, onChange }: OptionsFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const accent = useRef<HTMLInputElement>(null);
	const read = () => onChange(readOptions(new FormData(form.current as HTMLFormElement)));
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is hydrated.
	useLayoutEffect(read, []);
	const takeOwnAccent = () => {
		if (accent.current) accent.current.value = ownAccent;
		read();
	};
	const built = languages.filter(
		(language) => language === 'en' || deployment.files[scriptName('quote-widget', language)],
	);
	return (
		<form aria-labelledby="choose" ref={form} onInput={read} onSubmit={(event) => event.preventDefault()}>
			<h2 id="choose">Choose</h2>
			<fieldset className="choices">
				<legend>How it appears</legend>
				{(Object.keys(wayNames) as Way[]).map((way) => (
					<label key={way}>
						<input type="radio" name="way" value={way} defaultChecked={way === defaultOptions.way} />
						{wayNames[way]}
					</label>
				))}
			</fieldset>
			<fieldset className="choices">
				<legend>Parts</legend>
				{(Object.keys(partNames) as PartName[]).map((part) => (
					<label key={part}>
						<input type="checkbox" name="parts" value={part} defaultChecked />
						{partNames[part]}
					</label>
				))}
			</fieldset>
			<Field name="partner" label="Your partner id" hint="As it was given to you.">
				<input
					id="partner"
					name="partner"
					pattern="[\w.\-]{1,64}"
					spellCheck={false}
					autoComplete="off"
					aria-describedby="partner-hint"
				/>
			</Field>
			<Field name="plan" label="Plan in the form" isHalf>
				<select id="plan" name="plan">
					<option value="">The first</option>
					{plans.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</Field>
			<Field name="language" label="Language" isHalf>
				<select id="language" name="language">
					{built.map((language) => (
						<option key={language} value={language} lang={language}>
							{languageNames[language]}
						</option>
					))}
				</select>
			</Field>
			<Field name="theme" label="Theme" isHalf>
				<select id="theme" name="theme">
					<option value="">As your page</option>
					<option value="light">Light</option>
					<option value="dark">Dark</option>
				</select>
			</Field>
			{/* A page's styles do not reach into a frame. */}
			<Field name="radius" label="Corners" isHalf isHidden={options.way === 'frame'}>
				<select id="radius" name="radius">
					<option value="">Slight</option>
					<option value="0px">Square</option>
					<option value="12px">Round</option>
				</select>
			</Field>
			<Field
				name="accent"
				label="Accent colour"
				hint="One colour needs a theme that is light or dark, not both."
				isHidden={options.way === 'frame'}
			>
				<span className="colour">
					<input
						id="accent"
						name="accent"
						type="color"
						defaultValue={ownAccent}
						ref={accent}
						aria-describedby="accent-hint"
					/>
					{options.accent && (
						<button className="button button-quiet button-small" type="button" onClick={takeOwnAccent}>
							Take ours
						</button>
					)}
				</span>
			</Field>
			<Field
				name="font"
				label="Font"
				hint="As font-family in CSS. Empty: the system’s."
				isHidden={options.way === 'frame'}
			>
				<input id="font" name="font" placeholder="Georgia, serif" spellCheck={false} aria-describedby="font-hint" />
			</Field>
		</form>
	);
}

interface FieldProps {
	/** Also the id of its control. */
	name: string;
	label: string;
	hint?: string;
	/** Beside another one. */
	isHalf?: boolean;
	isHidden?: boolean;
	children: ReactNode;
}

function Field({ name, label, hint, isHalf, isHidden, children }: FieldProps) {
	return (
		<div className={isHalf ? 'option-field option-half' : 'option-field'} hidden={isHidden}>
			<label htmlFor={name}>{label}</label>
			{hint && (
				<p className="source" id={`${name}-hint`}>
					{hint}
				</p>
			)}
			{children}
		</div>
	);
}
