/** The choices of a partner. */

import type { ReactNode } from 'react';
import { scriptName } from '../../../shared/built-widget.ts';
import { languageNames, languages } from '../../../shared/content/languages.ts';
import { plans } from '../../../shared/content/plans.ts';
import { type Deployment, type KitOptions, type PartName, partNames, type Way, wayNames } from './kit-options.ts';

interface OptionsFormProps {
	options: KitOptions;
	deployment: Deployment;
	onChange: (change: Partial<KitOptions>) => void;
}

export function OptionsForm({ options, deployment, onChange }: OptionsFormProps) {
	const { way, parts } = options;
	const built = languages.filter(
		(language) => language === 'en' || deployment.files[scriptName('quote-widget', language)],
	);
	return (
		<form aria-labelledby="choose" onSubmit={(event) => event.preventDefault()}>
			<h2 id="choose">Choose</h2>
			<fieldset className="choices">
				<legend>How it appears</legend>
				{(Object.keys(wayNames) as Way[]).map((name) => (
					<label key={name}>
						<input type="radio" name="way" checked={way === name} onChange={() => onChange({ way: name })} />
						{wayNames[name]}
					</label>
				))}
			</fieldset>
			<fieldset className="choices">
				<legend>Parts</legend>
				{(Object.keys(partNames) as PartName[]).map((name) => (
					<label key={name}>
						<input
							type="checkbox"
							checked={parts.includes(name)}
							onChange={({ currentTarget: { checked } }) =>
								onChange({ parts: checked ? [...parts, name] : parts.filter((part) => part !== name) })
							}
						/>
						{partNames[name]}
					</label>
				))}
			</fieldset>
			<Field id="partner" label="Your partner id" hint="As it was given to you.">
				<input
					id="partner"
					value={options.partner}
					pattern="[\w.\-]{1,64}"
					spellCheck={false}
					autoComplete="off"
					aria-describedby="partner-hint"
					onChange={({ currentTarget: { value } }) => onChange({ partner: value })}
				/>
			</Field>
			<Field id="plan" label="Plan that the form starts with">
				<Select id="plan" value={options.plan} onChange={(plan) => onChange({ plan })}>
					<option value="">The first</option>
					{plans.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Select>
			</Field>
			<Field id="theme" label="Theme">
				<Select id="theme" value={options.theme} onChange={(theme) => onChange({ theme })}>
					<option value="">As your page, or the system</option>
					<option value="light">Light</option>
					<option value="dark">Dark</option>
				</Select>
			</Field>
			<Field id="language" label="Language">
				<Select
					id="language"
					value={options.language}
					onChange={(value) => onChange({ language: built.find((one) => one === value) ?? 'en' })}
				>
					{built.map((language) => (
						<option key={language} value={language} lang={language}>
							{languageNames[language]}
						</option>
					))}
				</Select>
			</Field>
			{way !== 'frame' && <StyleFields options={options} onChange={onChange} />}
		</form>
	);
}

/** A page's styles do not reach into a frame. */
function StyleFields({ options, onChange }: Pick<OptionsFormProps, 'options' | 'onChange'>) {
	return (
		<>
			<Field id="accent" label="Accent colour" hint="One colour needs a theme that is light or dark, not both.">
				<span className="colour">
					<input
						id="accent"
						type="color"
						value={options.accent || '#0f5e63'}
						aria-describedby="accent-hint"
						onChange={({ currentTarget: { value } }) => onChange({ accent: value })}
					/>
					{options.accent && (
						<button className="button button-quiet button-small" type="button" onClick={() => onChange({ accent: '' })}>
							Take ours
						</button>
					)}
				</span>
			</Field>
			<Field id="radius" label="Corners">
				<Select id="radius" value={options.radius} onChange={(radius) => onChange({ radius })}>
					<option value="">Slightly rounded</option>
					<option value="0px">Square</option>
					<option value="12px">Round</option>
				</Select>
			</Field>
			<Field id="font" label="Font" hint="As font-family in CSS. Empty: the system’s.">
				<input
					id="font"
					value={options.font}
					placeholder="Georgia, serif"
					spellCheck={false}
					aria-describedby="font-hint"
					onChange={({ currentTarget: { value } }) => onChange({ font: value })}
				/>
			</Field>
		</>
	);
}

interface FieldProps {
	id: string;
	label: string;
	hint?: string;
	children: ReactNode;
}

function Field({ id, label, hint, children }: FieldProps) {
	return (
		<div className="kit-field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p className="source" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{children}
		</div>
	);
}

interface SelectProps {
	id: string;
	value: string;
	onChange: (value: string) => void;
	children: ReactNode;
}

function Select({ id, value, onChange, children }: SelectProps) {
	return (
		<select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
			{children}
		</select>
	);
}
