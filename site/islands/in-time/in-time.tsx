/** “Am I in time?”: asks for the due date, shows when the visitor can apply, turns the dial, and offers calendar reminders. */

import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { gestationalWeeks } from '../../../shared/content/figures/figures.ts';
import { type Language, languagePaths } from '../../../shared/content/languages.ts';
import { formatDayOfYear } from '../../../shared/content/words/format-date.ts';
import type { Words } from '../../../shared/content/words/words.ts';
import { singaporeToday } from '../../../shared/enquiry/answers/calendar-days.ts';
import { followVisit, forgetVisit, readDueDate, saveDueDate } from '../../visit/visit.ts';
import { type ApplicationTiming, applicationTiming } from './application-timing.ts';
import { calendarFileUrl } from './calendar-file.ts';
import { Dial } from './dial.tsx';

interface ApplicationWindowProps {
	language: Language;
	copy: Words['inTimeCopy'];
}

export function ApplicationWindow({ language, copy }: ApplicationWindowProps) {
	const input = useRef<HTMLInputElement>(null);
	// The prerendered HTML has no date, so the first render must not show a date either.
	const dueDate = useSyncExternalStore(followVisit, readDueDate, () => '');
	const timing = timingOf(dueDate);
	const [isImpossible, setImpossible] = useState(false);
	// True once a date was entered on this page. A date from an earlier page is not announced again.
	const [isAnnounced, setAnnounced] = useState(false);

	function update() {
		const { value = '', validity } = input.current ?? {};
		const isPossible = Boolean(timingOf(value));
		setImpossible(isComplete(value) && !isPossible);
		// A partly typed date does not remove the stored date.
		if (value ? isComplete(value) : !validity?.badInput) saveDueDate(isPossible ? value : '');
	}

	function change() {
		if (isComplete(input.current?.value ?? '')) setAnnounced(true);
		update();
	}

	function forget() {
		forgetVisit();
		input.current?.focus();
	}

	// Reads a date that was entered before hydration, or that the browser restored on reload.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
	useLayoutEffect(() => {
		if (input.current?.value) update();
	}, []);

	// Shows a stored date in the field, or empties the field if the date was forgotten, but keeps a date that is being typed.
	useLayoutEffect(() => {
		if (input.current && (dueDate || timingOf(input.current.value))) input.current.value = dueDate;
	}, [dueDate]);

	const answer = timing ? (
		<Answer timing={timing} language={language} copy={copy} />
	) : isImpossible ? (
		copy.impossible
	) : (
		<span className="in-time-verdict">{copy.rule(gestationalWeeks.from, gestationalWeeks.to)}</span>
	);
	return (
		<section className={isAnnounced ? 'in-time in-time-given' : 'in-time'} id="in-time" aria-labelledby="in-time-title">
			<h2 id="in-time-title" className="visually-hidden">
				{copy.title}
			</h2>
			{/* Firefox focuses a part of the date (such as the day), which has no label, so the group’s legend contains the label. */}
			<fieldset className="in-time-field">
				<legend>
					<label htmlFor="in-time-due-date">{copy.label}</label>
				</legend>
				<input id="in-time-due-date" type="date" autoComplete="off" ref={input} onChange={change} />
			</fieldset>
			<Dial weeksLabel={copy.weeks} />
			{/* Orca announces only elements that are added to an existing live region, so each answer is a new element in the region. */}
			<div className="in-time-answer">
				<p>
					{!isAnnounced && answer}
					<span aria-live="polite">{isAnnounced && <span key={`${dueDate} ${isImpossible}`}>{answer}</span>}</span>
				</p>{' '}
				{timing && <NextSteps timing={timing} language={language} copy={copy} onForget={forget} />}
			</div>
			{!timing && <p className="in-time-privacy source">{copy.privacy}</p>}
		</section>
	);
}

/** True if the year is complete. While 2027 is being typed, the value’s year is 0002, then 0020, then 0202. */
function isComplete(dueDate: string): boolean {
	return /^[1-9]/.test(dueDate);
}

function timingOf(dueDate: string): ApplicationTiming | undefined {
	return isComplete(dueDate) ? applicationTiming(dueDate, singaporeToday()) : undefined;
}

interface AnswerProps extends ApplicationWindowProps {
	timing: ApplicationTiming;
}

function Answer({ timing: { stage, week, firstDay, lastDay }, language, copy }: AnswerProps) {
	const { verdict, note } = copy[stage](week, formatDayOfYear(firstDay, language), formatDayOfYear(lastDay, language));
	return (
		<>
			{/* Screen readers pause at a line break. They would join the words of adjacent blocks, and announce a `strong` separately. */}
			<span className="in-time-verdict">{verdict}</span> <br />
			<span className="in-time-note">{note}</span>
		</>
	);
}

function NextSteps({ timing, language, copy, onForget }: AnswerProps & { onForget: () => void }) {
	const { stage, firstDay, lastDay } = timing;
	const url = `${brand.url}${languagePaths[language]}#quote`;
	const last = { day: lastDay, title: copy.lastDay, url };
	const days = stage === 'early' ? [{ day: firstDay, title: copy.firstDay, url }, last] : [last];
	// Only the English article has a section on other cover. In other languages, an answer of the FAQ explains other cover.
	const otherCover = `${languagePaths[language]}#${language === 'en' ? 'medishield-gaps' : 'medishield-life'}`;
	return (
		<p className="actions">
			{(stage === 'closing' || stage === 'closed') && (
				<a className="button button-small" href={brand.phoneHref}>
					{copy.call(brand.phone)}
				</a>
			)}
			{stage === 'closed' ? (
				<a href={otherCover}>{copy.otherCover}</a>
			) : (
				<a href={calendarFileUrl(days, new Date())} download="last-day-to-apply.ics">
					{copy.remind}
				</a>
			)}
			<button className="link" type="button" onClick={onForget}>
				{copy.forget}
			</button>
		</p>
	);
}
